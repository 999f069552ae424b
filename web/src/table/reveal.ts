/** Brings a thing into view within whatever can be scrolled around it by hand; all else stays where it is. */
export function reveal(node: Element): void {
  for (let box = node.parentElement; box; box = box.parentElement) {
    const style = getComputedStyle(box);
    const outer = box.getBoundingClientRect();
    const inner = node.getBoundingClientRect();
    if (/auto|scroll/.test(style.overflowY) && box.scrollHeight > box.clientHeight) {
      if (inner.bottom > outer.bottom)
        box.scrollTop += Math.min(inner.bottom - outer.bottom, inner.top - outer.top);
      else if (inner.top < outer.top) box.scrollTop += inner.top - outer.top;
    }
    if (/auto|scroll/.test(style.overflowX) && box.scrollWidth > box.clientWidth) {
      if (inner.right > outer.right)
        box.scrollLeft += Math.min(inner.right - outer.right, inner.left - outer.left);
      else if (inner.left < outer.left) box.scrollLeft += inner.left - outer.left;
    }
  }
}
