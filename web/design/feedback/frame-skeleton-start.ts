/**
 * When the frame skeleton on the page was first shown, in milliseconds of `performance.now()`; null
 * if there is none. Call it while the replacement renders for the first time: code, account and
 * page load one after another, and their skeletons continue one timer.
 */
export function findFrameSkeletonStart(): number | null {
  const since = document.querySelector<HTMLElement>('.frame-skeleton')?.dataset.since;
  return since === undefined ? null : Number(since);
}
