/** Parts of a spoken name as sentences: a part that ends with a stop of its own ("Jotunheim!") gets no other. */
export function spoken(...parts: readonly string[]): string {
  const said = parts.map((part) => part.trim()).filter(Boolean);
  return said.map((part, i) => (i < said.length - 1 && !/[.!?…]$/.test(part) ? `${part}.` : part)).join(' ');
}
