import type { Page } from 'playwright';

/**
 * Scrolls a grid and returns the duration of each frame. It runs in the page, because otherwise the
 * round trip between test and page would count. It is a string, because code outside the page is
 * not compiled with the types of the DOM. A frame lasts from one animation callback to the next.
 */
const scrollThrough = `async (name) => {
  const named = (one) => one.getAttribute('aria-label') === name && one.offsetParent !== null;
  const grid = [...document.querySelectorAll('[role="grid"]')].find(named);
  let box = grid;
  while (box.scrollHeight <= box.clientHeight + 1 || getComputedStyle(box).overflowY === 'visible') box = box.parentElement;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const frames = [];
  async function pull(property, end, step) {
    let before = await frame();
    for (let at = 0; at < end; at += step) {
      box[property] = at;
      const now = await frame();
      frames.push(now - before);
      before = now;
    }
  }
  await frame();
  await pull('scrollTop', box.scrollHeight - box.clientHeight, box.clientHeight / 2);
  await pull('scrollLeft', box.scrollWidth - box.clientWidth, box.clientWidth / 4);
  box.scrollLeft = 0;
  box.scrollTop = 0;
  await frame();
  return frames;
}`;

/**
 * Scrolls through a table from top to bottom and from left to right. Returns the durations of the
 * frames in milliseconds, sorted.
 */
export async function framesOfScrolling(page: Page, table: string): Promise<number[]> {
  const frames = await page.evaluate<number[]>(`(${scrollThrough})(${JSON.stringify(table)})`);
  return frames.toSorted((one, other) => one - other);
}

/**
 * Records, for each key, the time until a frame shows its effect, and how many cells of the focused
 * table changed.
 */
const watchKeys = `() => {
  const grid = document.activeElement.closest('[role="grid"]');
  const kept = { times: [], cells: [] };
  let changed = new Set();
  const note = (records) => {
    for (const { target } of records) changed.add((target instanceof Element ? target : target.parentElement)?.closest('td'));
  };
  const observer = new MutationObserver(note);
  observer.observe(grid, { subtree: true, childList: true, characterData: true, attributes: true });
  const painted = new MessageChannel();
  let begun = 0;
  painted.port1.onmessage = () => {
    note(observer.takeRecords());
    changed.delete(null);
    kept.times.push(performance.now() - begun);
    kept.cells.push(changed.size);
    changed = new Set();
  };
  window.addEventListener('keydown', ({ timeStamp }) => {
    begun = timeStamp;
    requestAnimationFrame(() => painted.port2.postMessage(null));
  }, { capture: true });
  window.keysOfBench = kept;
}`;

const shownKey = `async (nth) => {
  while (window.keysOfBench.times.length <= nth) await new Promise((resolve) => requestAnimationFrame(resolve));
}`;

export interface WatchedKeys {
  times: number[];
  cells: number[];
}

/** Types into the focused cell. Each key waits until the effect of the previous one is visible. */
export async function typeKeys(page: Page, keys: readonly string[]): Promise<WatchedKeys> {
  await page.evaluate(`(${watchKeys})()`);
  for (const [nth, key] of keys.entries()) {
    await page.keyboard.press(key);
    await page.evaluate(`(${shownKey})(${String(nth)})`);
  }
  return page.evaluate<WatchedKeys>('window.keysOfBench');
}
