import { GatewayError } from '../../errors/gateway-error.ts';
import type { JobRun, PhaseResult } from '../job-run.ts';
import { writeTextPages } from './write-text-pages.ts';

/** As many rows as the services return at once. */
const PAGE_SIZE = 1000;

/** Writes an export of sales as CSV or JSONL. The maximum of rows is a multiple of the page size. */
export async function writeSales(run: JobRun): Promise<PhaseResult> {
  const { sales } = run.job().request;
  if (sales === undefined) throw new GatewayError('INTERNAL');
  return writeTextPages(run, async (page) => {
    const { loaders } = await run.signedIn();
    const read = await loaders.salesFile(sales).readPage(page, PAGE_SIZE);
    return { ...read, isShort: read.rowCount < PAGE_SIZE };
  });
}
