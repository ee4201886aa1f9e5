/** Minimum distance in pixels between a panel and the edge of the window. */
const MIN_EDGE_DISTANCE = 8;

/** Moves a panel back into the window if it is beyond the left or right edge. */
export function keepInWindow(panel: HTMLElement): void {
  const { left, right } = panel.getBoundingClientRect();
  const over = Math.max(0, right + MIN_EDGE_DISTANCE - document.documentElement.clientWidth);
  if (over > 0 || left < MIN_EDGE_DISTANCE)
    panel.style.translate = `${String(Math.ceil(Math.max(-over, MIN_EDGE_DISTANCE - left)))}px 0`;
}
