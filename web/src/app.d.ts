/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'content:*' {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- each game's content.ts says the shape of its own
  const data: any;
  export default data;
}
