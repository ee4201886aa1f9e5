import { useAsk } from '../../platform/data/useAsk.ts';
import type { Row } from '../fields/column.ts';
import type { LoadLines } from './load-lines.ts';
import type { SheetContent } from './sheet.ts';

interface DetailPage {
  /** Null while loading or after a failure. */
  rows: readonly Row[] | null;
  failed: boolean;
  retry: () => void;
}

/** One page of lines: taken from the document if it has them, otherwise loaded. */
export function useDetailPage(
  detail: SheetContent['details'][number],
  page: number,
  pageSize: number,
  loadLines: LoadLines | undefined,
): DetailPage {
  const { section, rows, totalCount } = detail;
  const [first, last] = [(page - 1) * pageSize, Math.min(page * pageSize, totalCount)];
  const isAvailable = last <= rows.length || loadLines === undefined;
  const question = isAvailable ? null : [section, page, pageSize].join();
  const { answer, state, retry } = useAsk(question, async () =>
    loadLines === undefined ? null : loadLines(section, page, pageSize),
  );
  if (isAvailable) return { rows: rows.slice(first, last), failed: false, retry };
  const loaded = state === 'ready' ? answer : null;
  return {
    rows: loaded,
    failed: state === 'failed' || (state === 'ready' && answer === null),
    retry,
  };
}
