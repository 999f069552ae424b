/** Which Follower's sheet is open. */
export const look: { follower: number | null } = $state({ follower: null });
