/**
 * Since when the shapes of the frame have stood for the page, in milliseconds of the page's clock; null while there are none. Asked while what
 * takes their place is first drawn: the code, the account and the page are waited for one after another, and it is all one wait.
 */
export function frameSkeletonSince(): number | null {
  const since = document.querySelector<HTMLElement>('.frame-skeleton')?.dataset.since;
  return since === undefined ? null : Number(since);
}
