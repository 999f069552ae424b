/**
 * For effects that measure the page: with the next frame, which lays it out anyway. Measured at once, the page would be
 * laid out for it, and again after what is still to be drawn.
 */
export function framed(work: () => void): () => void {
  const frame = requestAnimationFrame(work);
  return () => cancelAnimationFrame(frame);
}
