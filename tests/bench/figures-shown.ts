import type { Page } from 'playwright';

/**
 * Runs in the page before its own scripts and notes when the four figures of the home page have
 * been painted. A test driver sees them later, when the page has time to answer it. It is a string,
 * because code outside the page is not compiled with the types of the DOM.
 */
export const OBSERVE_FIGURES = `
  const figures = document.getElementsByClassName('kpi-shown');
  const observer = new MutationObserver(() => {
    if (figures.length < 4) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.figuresAt = performance.now())));
  });
  observer.observe(document, { childList: true, subtree: true });
`;

/** Milliseconds from the page's own start until its figures were painted. */
export async function figuresShownAt(page: Page): Promise<number> {
  await page.waitForFunction('window.figuresAt > 0');
  return page.evaluate<number>('window.figuresAt');
}
