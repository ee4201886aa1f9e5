import { useEffect, useState } from 'react';
import type { Row } from '../fields/column.ts';
import type { LoadLines } from './load-lines.ts';
import type { SheetContent } from './sheet.ts';

interface DetailPage {
  /** Null while loading or after a failure. */
  rows: readonly Row[] | null;
  failed: boolean;
  retry: () => void;
}

interface Loaded {
  key: string;
  rows: readonly Row[] | null;
}

/** One page of lines: taken from the document if it has them, otherwise loaded. */
export function useDetailPage(
  detail: SheetContent['details'][number],
  page: number,
  pageSize: number,
  loadLines: LoadLines | undefined,
): DetailPage {
  const { section, rows, totalCount } = detail;
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [first, last] = [(page - 1) * pageSize, Math.min(page * pageSize, totalCount)];
  const isAvailable = last <= rows.length || loadLines === undefined;
  const key = [section, page, pageSize, attempt].join();
  useEffect(
    function loadPage() {
      if (isAvailable) return undefined;
      let isOutdated = false;
      const setResult = (found: readonly Row[] | null) => {
        if (!isOutdated) setLoaded({ key, rows: found });
      };
      loadLines(section, page, pageSize).then(setResult, () => setResult(null));
      return () => {
        isOutdated = true;
      };
    },
    [isAvailable, loadLines, key, section, page, pageSize],
  );
  const retry = () => setAttempt(attempt + 1);
  if (isAvailable) return { rows: rows.slice(first, last), failed: false, retry };
  return loaded?.key === key
    ? { rows: loaded.rows, failed: loaded.rows === null, retry }
    : { rows: null, failed: false, retry };
}
