import { useTranslation } from '../../design/language/useTranslation.ts';
import { ListNote } from '../../design/feedback/ListNote.tsx';
import { RetryButton } from '../../design/feedback/RetryButton.tsx';
import { Spinner } from '../../design/feedback/Spinner.tsx';
import type { PickerRow } from './picker-rows.ts';
import { PickerTable } from './PickerTable.tsx';
import type { usePickerRows } from './usePickerRows.ts';

interface PickerRowsViewProps {
  found: ReturnType<typeof usePickerRows>;
  label: string;
  keyword: string;
  /** Number of the requested page, from 1. */
  pageNumber: number;
  multiple: boolean;
  isPicked: (row: PickerRow) => boolean;
  onToggle: (row: PickerRow) => void;
  onConfirm: (row: PickerRow) => void;
  onPage: (step: -1 | 1) => void;
}

/** The rows, or a note why there are none and what to do. */
export function PickerRowsView({ found, keyword, pageNumber, ...table }: PickerRowsViewProps) {
  const { t } = useTranslation();
  const { module, page, state, retry } = found;
  if (module === null) {
    return (
      <ListNote isAlert icon="shield" title={t('picker.refused')} text={t('picker.refused.hint')} />
    );
  }
  if (state === 'failed') {
    return (
      <ListNote isAlert icon="alert" title={t('picker.failed')} text={t('picker.failed.hint')}>
        <RetryButton onRetry={retry} />
      </ListNote>
    );
  }
  if (module === undefined || page === null) {
    return (
      <div className="picker-waiting">
        <Spinner />
        <p role="status">{t('picker.asking')}</p>
      </div>
    );
  }
  if (page.rows.length === 0 && state === 'ready') {
    return keyword === '' ? (
      <ListNote icon="inbox" title={t('picker.empty')} text={t('picker.empty.hint')} />
    ) : (
      <ListNote
        icon="search"
        title={t('picker.none', { 0: keyword })}
        text={t('picker.none.hint')}
      />
    );
  }
  return (
    <PickerTable
      {...table}
      columns={module.columns}
      found={page}
      page={pageNumber}
      busy={state === 'loading'}
    />
  );
}
