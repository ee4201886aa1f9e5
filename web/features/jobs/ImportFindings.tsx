import { useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { usePartQuery } from '../../platform/data/usePartQuery.ts';
import { formatCount } from '../../design/number/amount.ts';
import { Loaded } from '../../design/feedback/Loaded.tsx';
import { SegmentedToggle } from '../../design/forms/SegmentedToggle.tsx';
import { Spinner } from '../../design/feedback/Spinner.tsx';
import type { TitledColumn } from './dialog-request.ts';
import { FindingsTable } from './FindingsTable.tsx';
import { ImportErrors } from './ImportErrors.tsx';
import { ImportFindingsDocument, type ImportFindingsQuery } from './ImportPreview.gen.ts';

interface ImportFindingsProps {
  id: string;
  columns: readonly TitledColumn[];
  busy: boolean;
  onConfirm: (onlyGood: boolean) => void;
}

type Shown = 'first' | 'errors';

/**
 * Files with more rows than this are imported row by row even if all rows are valid, instead of all
 * or nothing.
 */
const MAX_ROWS_TOGETHER = 10_000;

/**
 * The result of checking a file before anything is changed: number of valid rows, problems of the
 * others, and the button that starts the import.
 */
export function ImportFindings(props: ImportFindingsProps) {
  const { t } = useTranslation();
  const query = usePartQuery(ImportFindingsDocument, {
    variables: { id: props.id },
    partOf: ({ viewer }) => viewer?.job?.preview,
    fetchPolicy: 'cache-first',
  });
  return (
    <Loaded query={query} waiting={<Spinner />} failedTitle={t('jobs.unreachable')}>
      {(found) => <Findings {...props} found={found} />}
    </Loaded>
  );
}

type Found = NonNullable<NonNullable<NonNullable<ImportFindingsQuery['viewer']>['job']>['preview']>;

function Findings({ id, columns, busy, onConfirm, found }: ImportFindingsProps & { found: Found }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Shown>('first');
  const columnOf = (name: string) => columns.find((column) => column.name === name);
  const missing = found.missingColumns.map((name) => columnOf(name)?.title ?? name);
  const { goodCount, badCount, totalCount } = found;
  return (
    <section aria-label={t('jobs.import.findings')} className="job-form">
      <FindingsSummary found={found} missing={missing} />
      {badCount > 0 && (
        <div className="job-acts">
          <SegmentedToggle<Shown>
            label={t('jobs.import.show')}
            value={shown}
            options={[
              { value: 'first', label: t('jobs.import.showFirst') },
              { value: 'errors', label: t('jobs.import.showErrors') },
            ]}
            onChange={setShown}
          />
          {found.reportUrl !== null && (
            <a className="btn" href={found.reportUrl} download>
              {t('jobs.import.errorReport')}
            </a>
          )}
        </div>
      )}
      {shown === 'errors' ? (
        <ImportErrors id={id} columns={found.columns} badCount={badCount} columnOf={columnOf} />
      ) : (
        <FindingsTable
          found={found}
          label={t('jobs.import.rows', { 0: found.rows.length })}
          columnOf={columnOf}
        />
      )}
      <div className="job-acts">
        <Button
          kind="primary"
          busy={busy}
          disabled={goodCount === 0}
          onClick={() => onConfirm(badCount > 0 || totalCount > MAX_ROWS_TOGETHER)}
        >
          {t(badCount > 0 ? 'jobs.import.onlyGood' : 'jobs.import.all', {
            0: formatCount(goodCount).text,
          })}
        </Button>
        {badCount > 0 && <span className="small mute">{t('jobs.import.reported')}</span>}
      </div>
    </section>
  );
}

interface FindingsSummaryProps {
  found: Found;
  /** Headings of required columns that the file does not have. */
  missing: readonly string[];
}

/** The number of valid and invalid rows, and the columns that do not match. */
function FindingsSummary({ found, missing }: FindingsSummaryProps) {
  const { t } = useTranslation();
  const { totalCount, goodCount, badCount } = found;
  return (
    <>
      <p>
        {t('jobs.import.found', {
          0: formatCount(totalCount).text,
          1: formatCount(goodCount).text,
        })}{' '}
        {badCount > 0 && (
          <span className="job-bad">{t('jobs.import.bad', { 0: formatCount(badCount).text })}</span>
        )}
      </p>
      {missing.length > 0 && (
        <p className="job-bad">{t('jobs.import.missing', { 0: missing.join(t('jobs.comma')) })}</p>
      )}
      {found.unknownHeads.length > 0 && (
        <p>{t('jobs.import.unknown', { 0: found.unknownHeads.join(t('jobs.comma')) })}</p>
      )}
    </>
  );
}
