import { requireSignedIn } from '../../request/require-signed-in.ts';
import type { ImportPreviewResolvers } from '../../generated/resolvers.ts';
import { pageOf } from '../../request/page-bounds.ts';
import { downloadPath } from '../job-download.ts';
import type { ReadRow } from '../job.ts';
import { readStoredRows } from '../exports/packed-rows.ts';

/**
 * Resolvers of ImportPreview: the first rows of the file, and the invalid rows page by page from
 * the store.
 */
export const importPreviewFields = {
  rows: ({ findings }) => [...findings.rows],
  errors: async ({ job }, bounds, context) => {
    requireSignedIn(context);
    const { pageNo, pageSize } = pageOf(bounds);
    const wanted: ReadRow[] = [];
    let passed = 0;
    for await (const { rows } of readStoredRows(context.jobs.files, job.id, 'wrong')) {
      const from = Math.max(0, (pageNo - 1) * pageSize - passed);
      wanted.push(...rows.slice(from, from + pageSize - wanted.length));
      passed += rows.length;
      if (wanted.length === pageSize) break;
    }
    return wanted;
  },
  reportUrl: ({ job, findings }) =>
    findings.hasReport === true && job.status === 'PREVIEWED' ? downloadPath(job, 'errors') : null,
  totalCount: ({ findings }) => findings.totalCount,
  goodCount: ({ findings }) => findings.goodCount,
  badCount: ({ findings }) => findings.badCount,
  columns: ({ findings }) => [...findings.columns],
  unknownHeads: ({ findings }) => [...findings.unknownHeads],
  missingColumns: ({ findings }) => [...findings.missingColumns],
} satisfies ImportPreviewResolvers;
