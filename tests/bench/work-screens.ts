import type { Page } from 'playwright';
import type { CallRecorder } from '../support/gateway/call-recorder.ts';
import { type AskedQuery, queriesDuring, repeatedCalls } from '../support/browser/page-cost.ts';
import { workScreens } from '../support/browser/work-screens.ts';

/** Prints a request of the browser and the service calls that the gateway made for it. */
export function printQuery({ name, bytes, calls, waves }: AskedQuery): void {
  console.log(`\n${name}: ${bytes} bytes, ${calls.length} REST calls in ${waves} waves`);
  for (const { path, body } of calls.toSorted((one, other) => one.startedAt - other.startedAt)) {
    console.log(`  ${path.padEnd(42)} ${body.length > 86 ? `${body.slice(0, 85)}…` : body}`);
  }
}

/**
 * Opens the screens of daily work one after the other and prints the requests of each. Returns
 * whether no service call was made twice.
 */
export async function printWorkScreens(page: Page, recorder: CallRecorder): Promise<boolean> {
  let once = true;
  for (const { name, open } of workScreens) {
    const queries = await queriesDuring(page, recorder, () => open(page));
    const calls = queries.reduce((sum, query) => sum + query.calls.length, 0);
    const repeated = repeatedCalls(queries);
    once &&= repeated.length === 0;
    console.log(
      `\n— ${name}: ${queries.length} GraphQL requests, ${calls} REST calls, ${repeated.length} of them more than once`,
    );
    queries.forEach(printQuery);
  }
  return once;
}
