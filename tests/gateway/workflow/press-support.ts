import { type RetailNock } from '../../support/retail/retail-nock.ts';
import { signedInBrowser } from '../signed-in-browser.ts';
import { buttonsOf, SEND, TASK, TOTALS, type ButtonRow } from './approval-support.ts';

export const PATH = '/api/msc-bpm/task/send';

/** A browser that has loaded a button. Calls are recorded from then on. */
export async function loadButton(retail: RetailNock, row: ButtonRow = SEND) {
  retail
    .answers('processInstance', TASK)
    .answers('taskButtons', [row])
    .answers('todoTotals', TOTALS);
  const browser = await signedInBrowser();
  const [button] = await buttonsOf(browser);
  retail.asked.length = 0;
  return { browser, button: button!.id };
}
