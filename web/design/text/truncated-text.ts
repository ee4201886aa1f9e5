/**
 * How many ancestors of the hovered element are checked for truncation: the text of a cell may be
 * in a span or button.
 */
const MAX_ANCESTORS = 4;

/**
 * Gives every text truncated by `text-overflow: ellipsis` its full text as a tooltip while it is
 * hovered, in tables, forms and menus alike. Existing tooltips are kept. Returns a function that
 * stops watching.
 */
export function watchTruncatedTexts(root: Document): () => void {
  let titled: HTMLElement | null = null;
  function removeTitle() {
    titled?.removeAttribute('title');
    titled = null;
  }
  function showTitle({ target }: Event) {
    if (titled !== null && target instanceof Node && titled.contains(target)) return;
    removeTitle();
    const truncated = target instanceof HTMLElement ? findTruncatedText(target) : null;
    if (truncated === null) return;
    truncated.element.title = truncated.text;
    titled = truncated.element;
  }
  root.addEventListener('pointerover', showTitle);
  root.addEventListener('input', removeTitle);
  return () => {
    removeTitle();
    root.removeEventListener('pointerover', showTitle);
    root.removeEventListener('input', removeTitle);
  };
}

function findTruncatedText(target: HTMLElement): { element: HTMLElement; text: string } | null {
  if (target.closest('[title]') !== null) return null;
  let element: HTMLElement | null = target;
  for (
    let step = 0;
    element !== null && step < MAX_ANCESTORS;
    step += 1, element = element.parentElement
  ) {
    if (
      element.scrollWidth <= element.clientWidth ||
      getComputedStyle(element).textOverflow !== 'ellipsis'
    )
      continue;
    const text = fullTextOf(element);
    return text === '' ? null : { element, text };
  }
  return null;
}

function fullTextOf(element: HTMLElement): string {
  if (!(element instanceof HTMLInputElement)) return element.textContent.trim();
  // Never reveal the text of a password field.
  return element.type === 'password' ? '' : element.value.trim();
}
