import { LOAD_ALL_EVENT } from '../useInView.ts';

/** How long the print dialog waits for slow cards. What is missing then says so on paper. */
const MAX_WAIT_MS = 15_000;

const isWaiting = (dashboard: Element) => dashboard.querySelector('[aria-busy=true]') !== null;

/** Loads the cards that have not been in view yet, and then prints the page. */
export async function printDashboard(dashboard: Element): Promise<void> {
  window.dispatchEvent(new Event(LOAD_ALL_EVENT));
  await allLoaded(dashboard);
  window.print();
}

function allLoaded(dashboard: Element): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(limit);
      resolve();
    };
    const observer = new MutationObserver(() => {
      if (!isWaiting(dashboard)) finish();
    });
    const limit = setTimeout(finish, MAX_WAIT_MS);
    observer.observe(dashboard, { subtree: true, childList: true, attributes: true });
    // The cards become busy in the next rendering, and then no longer unseen.
    requestAnimationFrame(() => {
      if (!isWaiting(dashboard)) finish();
    });
  });
}
