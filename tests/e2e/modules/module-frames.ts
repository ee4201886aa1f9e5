import type { Frame, Page } from 'playwright';
import { expect } from 'vitest';

interface Counted {
  activityReports: number;
}

/**
 * Counts the reports of activity that embedded modules send to the page. A report crosses from one
 * process of the browser to another, so a test has to wait for it before the clock goes on.
 */
export async function countActivityReports(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as Counted;
    counted.activityReports = 0;
    window.addEventListener('message', ({ data }) => {
      if ((data as { type?: string }).type === 'active') counted.activityReports += 1;
    });
  });
  return () => page.evaluate(() => (window as unknown as Counted).activityReports);
}

/** The frame at a path, once it is the only one there. */
export async function frameAt(page: Page, path: string): Promise<Frame> {
  await expect
    .poll(() => page.frames().filter((frame) => new URL(frame.url()).pathname === path).length)
    .toBe(1);
  const found = page.frames().find((frame) => new URL(frame.url()).pathname === path);
  if (found === undefined) throw new Error(`No frame at ${path}`);
  return found;
}
