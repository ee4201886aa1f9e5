/** How far up from what the pointer is on something may cut its text: the words of a cell stand in a span, or in a button. */
const mostSteps = 4;

/**
 * Gives every text that is cut at its end (`text-overflow: ellipsis`) its whole wording as a tooltip while the pointer is on it, in tables,
 * forms and menus alike. What has a tooltip of its own keeps it. Answers how to stop.
 */
export function watchCutTexts(root: Document): () => void {
  let titled: HTMLElement | null = null;
  function forget() {
    titled?.removeAttribute('title');
    titled = null;
  }
  function look({ target }: Event) {
    if (titled !== null && target instanceof Node && titled.contains(target)) return;
    forget();
    const cut = target instanceof HTMLElement ? cutTextAt(target) : null;
    if (cut === null) return;
    cut.element.title = cut.text;
    titled = cut.element;
  }
  root.addEventListener('pointerover', look);
  root.addEventListener('input', forget);
  return () => {
    forget();
    root.removeEventListener('pointerover', look);
    root.removeEventListener('input', forget);
  };
}

function cutTextAt(target: HTMLElement): { element: HTMLElement; text: string } | null {
  if (target.closest('[title]') !== null) return null;
  let element: HTMLElement | null = target;
  for (
    let step = 0;
    element !== null && step < mostSteps;
    step += 1, element = element.parentElement
  ) {
    if (
      element.scrollWidth <= element.clientWidth ||
      getComputedStyle(element).textOverflow !== 'ellipsis'
    )
      continue;
    const text = textOf(element);
    return text === '' ? null : { element, text };
  }
  return null;
}

function textOf(element: HTMLElement): string {
  if (!(element instanceof HTMLInputElement)) return element.textContent.trim();
  // What is typed into a password field is shown nowhere.
  return element.type === 'password' ? '' : element.value.trim();
}
