/**
 * Scrolls the menu so that a line is visible. Not `scrollIntoView`, which would also scroll the
 * page, because the sticky menu lies in the scroll padding of the page.
 */
export function revealLine(line: Element): void {
  const scroller = line.closest('[data-scrolls]');
  if (scroller === null) return;
  const [shown, wanted] = [scroller.getBoundingClientRect(), line.getBoundingClientRect()];
  if (wanted.top < shown.top) scroller.scrollTop -= shown.top - wanted.top;
  else if (wanted.bottom > shown.bottom) scroller.scrollTop += wanted.bottom - shown.bottom;
}
