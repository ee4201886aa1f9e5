import { GatewayError, type ErrorCode } from '../errors/gateway-error.ts';
import type { Refusal } from '../errors/user-error.ts';
import type { SalesExportStartInput, UserErrorCode } from '../generated/resolvers.ts';
import { keyRefusal } from '../request/client-key.ts';
import type { Context, SignedIn } from '../request/context.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import { MAX_EXPORT_ROWS } from './exports/list-pages.ts';
import { fileNameRefusal, firstRefusal } from './job-checks.ts';
import { fileKindOf } from './job-download.ts';
import { jobPayload, refusedPayload, type JobPayload } from './job-payload.ts';
import type { JobRequest } from './job.ts';
import { findStarted, newJob, startJob } from './start-jobs.ts';

/** Stands for the module of an export of sales, which belongs to none. */
const SALES = 'sales';

type Sales = NonNullable<JobRequest['sales']>;

/**
 * Starts an export of a sales query. It first reads a single row: this refuses an invalid query at
 * once and gives the number of rows.
 */
export async function startSalesExport(
  input: SalesExportStartInput,
  context: Context,
): Promise<JobPayload> {
  const signedIn = requireSignedIn(context);
  const { key, fileName, ...sales } = input;
  const known = await findStarted(key, context, signedIn);
  if (known !== null) return jobPayload(known, context);
  const refusal = firstRefusal(
    keyRefusal(key),
    sales.measures.length === 0 && {
      field: 'measures',
      code: 'REQUIRED',
      message: 'salesMeasuresRequired',
    },
    fileNameRefusal(fileName, fileKindOf({ sales }).extension),
  );
  const checked = refusal ?? (await checkedSales(sales, signedIn));
  if ('message' in checked) return refusedPayload(checked, context);
  const request: JobRequest = {
    fileName,
    columns: [],
    filter: null,
    orderBy: [],
    locale: context.locale,
    sales: checked.sales,
  };
  const counts = {
    totalCount: Math.min(checked.totalCount, MAX_EXPORT_ROWS),
    isCapped: checked.totalCount > MAX_EXPORT_ROWS,
  };
  const job = newJob(signedIn, context, { key, moduleCode: SALES }, 'WRITE_SALES', request);
  return startJob({ ...job, ...counts }, context);
}

const REFUSALS: Readonly<Partial<Record<ErrorCode, UserErrorCode>>> = {
  BAD_USER_INPUT: 'INVALID',
  NOT_FOUND: 'NOT_FOUND',
  FORBIDDEN: 'NOT_PERMITTED',
};

/** The query with the days that it has now, and the number of its rows; or why it is refused. */
async function checkedSales(
  sales: Sales,
  { loaders }: SignedIn,
): Promise<{ sales: Sales; totalCount: number } | Refusal> {
  try {
    const file = loaders.salesFile(sales);
    const { totalCount } = await file.readPage(1, 1);
    return { sales: { ...sales, period: file.days }, totalCount };
  } catch (error) {
    const code = error instanceof GatewayError ? REFUSALS[error.code] : undefined;
    if (!(error instanceof GatewayError) || code === undefined) throw error;
    const { limit, value } = error.limit ?? {};
    return {
      code,
      message: error.messageKey,
      ...(limit !== undefined && { values: { limit, value: value ?? '' } }),
    };
  }
}
