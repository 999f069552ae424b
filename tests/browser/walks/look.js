/** What a person cannot read or hit in this part of the page. Each finding: its kind, where it is, the text, and by how much. */
([touch, part]) => {
  const root = document.querySelector(part);
  const found = new Map();
  const note = (kind, element, text, detail) => {
    const where = named(element);
    found.set([kind, where, text].join('|'), { kind, where, text: text.slice(0, 80), detail });
  };
  const own = (e) =>
    e.tagName.toLowerCase() +
    (e.dataset?.test ? `[${e.dataset.test}]` : '') +
    [...e.classList].filter((c) => !c.startsWith('svelte-')).map((c) => '.' + c).join('');
  const named = (e) => {
    const path = [];
    for (let at = e; at && at !== document.body && path.length < 4; at = at.parentElement) path.unshift(own(at));
    return path.join(' > ');
  };

  // What only tests need: a pointer that finds everything drawn.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(sheet);

  const style = new Map();
  const css = (e) => {
    if (!style.has(e)) style.set(e, getComputedStyle(e));
    return style.get(e);
  };
  const unseen = (e) => e.closest('.sr, [hidden], [inert], option, title, desc, defs, noscript, style, script');
  const shown = (e) => !unseen(e) && e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const inView = (r) => r.right > 0 && r.bottom > 0 && r.left < innerWidth && r.top < innerHeight;

  // The part of a box that is not cut away: what can be scrolled to is not cut.
  const SLACK = 1.5;
  const cut = (element, rect) => {
    let [x, y] = [true, true];
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const s = css(at);
      if (at instanceof SVGElement && !(at instanceof SVGSVGElement)) continue;
      const box = at.getBoundingClientRect();
      const clips = (overflow) => overflow === 'hidden' || overflow === 'clip';
      const scrolls = (overflow) => overflow === 'auto' || overflow === 'scroll';
      if (box.width <= 1 || box.height <= 1) {
        if (clips(s.overflowX) || clips(s.overflowY)) return null; // folded away
      }
      if (x && clips(s.overflowX) && (rect.right > box.right + SLACK || rect.left < box.left - SLACK))
        return { at, by: `${Math.round(Math.max(rect.right - box.right, box.left - rect.left))} px sideways` };
      if (y && clips(s.overflowY) && (rect.bottom > box.bottom + SLACK || rect.top < box.top - SLACK))
        return { at, by: `${Math.round(Math.max(rect.bottom - box.bottom, box.top - rect.top))} px in height` };
      if (scrolls(s.overflowX)) x = false;
      if (scrolls(s.overflowY)) y = false;
      if (s.position === 'fixed') break;
    }
    const page = document.scrollingElement;
    if (x && page.scrollWidth <= innerWidth && (rect.right > innerWidth + SLACK || rect.left < -SLACK))
      return { at: document.body, by: 'out of the window, sideways' };
    if (y && page.scrollHeight <= innerHeight && (rect.bottom > innerHeight + SLACK || rect.top < -SLACK))
      return { at: document.body, by: 'out of the window, in height' };
    return undefined;
  };

  // Texts, line by line. A line box is higher than its letters.
  const lines = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const BREAK = /[\s\u00ad\u200b]|(?<=[-–—/+·:…])/u;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    const element = node.parentElement;
    if (!text || !element || element.tagName === 'CODE' || !shown(element)) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((r) => r.width > 0.5 && r.height > 0.5);
    if (!rects.length) continue;
    const size = parseFloat(css(element).fontSize) || 16;
    const scale = element instanceof SVGElement ? rects[0].height / (size * 1.2) : 1;
    let folded = false;
    for (const rect of rects) {
      const middle = (rect.top + rect.bottom) / 2;
      const half = Math.min(rect.height / 2, (size * scale * 0.72) / 2);
      const letters = new DOMRect(rect.left, middle - half, rect.width, half * 2);
      const c = cut(element, letters);
      if (c === null) folded = true;
      else if (c) note('cut', element, text, `${c.by}, by ${own(c.at)}`);
      else if (inView(letters)) lines.push({ element, text, rect: letters });
    }
    if (folded) continue;
    const s = css(element);
    if (s.textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
      note('cut', element, text, 'ends in an ellipsis');
    if (rects.length > 1 && !(element instanceof SVGElement) && !(s.hyphens === 'auto' && s.overflowWrap === 'normal')) {
      let at = 0;
      for (const word of node.data.split(BREAK)) {
        const start = node.data.indexOf(word, at);
        at = start + word.length;
        if (word.length < 2) continue;
        // Letter by letter: the hyphen that the browser draws counts to the letter after it, on the line before.
        let line = null;
        for (let i = start; i < at; i++) {
          range.setStart(node, i);
          range.setEnd(node, i + 1);
          const top = [...range.getClientRects()].filter((r) => r.width > 0.5).at(-1)?.top ?? line;
          if (line !== null && top - line > size / 2) note('broken', element, word, text);
          line = top;
        }
      }
    }
  }

  // Labels that lie on each other, where nothing opaque lies between them.
  const opaque = (e) => {
    const s = css(e);
    if (e instanceof SVGGeometryElement) // the disc of a number, which stands on a name of the map
      return s.fill.startsWith('rgb(') && Number(s.fillOpacity) === 1 && Number(s.opacity) === 1;
    if (e instanceof SVGElement) return false;
    const alpha = /rgba?\([^)]*,\s*([\d.]+)\)$/.exec(s.backgroundColor);
    const filled = s.backgroundColor.startsWith('rgb(') || (alpha && Number(alpha[1]) > 0.85);
    return filled || s.backgroundImage !== 'none' || s.backgroundColor.startsWith('color(');
  };
  lines.sort((a, b) => a.rect.top - b.rect.top);
  for (let i = 0; i < lines.length; i++) {
    const a = lines[i];
    for (let j = i + 1; j < lines.length && lines[j].rect.top < a.rect.bottom; j++) {
      const b = lines[j];
      if (a.element === b.element) continue;
      const left = Math.max(a.rect.left, b.rect.left);
      const right = Math.min(a.rect.right, b.rect.right);
      const top = Math.max(a.rect.top, b.rect.top);
      const bottom = Math.min(a.rect.bottom, b.rect.bottom);
      if (right - left < 3 || bottom - top < 3) continue;
      const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      const ia = stack.findIndex((e) => e === a.element || a.element.contains(e));
      const ib = stack.findIndex((e) => e === b.element || b.element.contains(e));
      if (ia < 0 || ib < 0) continue;
      const [upper, lower] = ia < ib ? [ia, ib] : [ib, ia];
      const covers = (e) => opaque(e) && !(e.contains(a.element) && e.contains(b.element));
      if (stack.slice(0, lower).some(covers)) continue;
      void upper;
      note('overlap', a.element, a.text, `on "${b.text.slice(0, 60)}" (${named(b.element)})`);
    }
  }

  // What is tapped and smaller than a thumb: 44 px; on the map 24, where the question lists it too. A link in a sentence may be as wide as its word.
  if (touch) {
    const TARGETS = 'button, a[href], summary, select, input, textarea, [role=button], [role=tab], [tabindex="0"]';
    for (const e of root.querySelectorAll(TARGETS)) {
      if (!shown(e) || e.closest('[aria-hidden=true]')) continue;
      if (e.matches('[tabindex="0"]:not([role])') && !(e instanceof SVGElement)) continue; // a list that scrolls
      const label = e.matches('input[type=checkbox], input[type=radio]') && e.closest('label');
      const { width, height } = (label || e).getBoundingClientRect();
      if (!width || !height) continue;
      const map = e.closest('main.board') && (e instanceof SVGElement || e.matches('[data-value]'));
      const word = e.classList.contains('link-text');
      const [wide, high] = map ? [24, 24] : word ? [0, 40] : [44, 44];
      if (width < wide - 0.5 || height < high - 0.5)
        note('small', e, (e.getAttribute('aria-label') || e.textContent).trim().slice(0, 40), `${Math.round(width)}x${Math.round(height)}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth)
    found.set('sideways', { kind: 'sideways', where: 'html', text: '', detail: `${document.documentElement.scrollWidth} > ${innerWidth}` });
  document.adoptedStyleSheets.pop();
  return [...found.values()];
};
