import { use, useState } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { Button } from '../../design/button/Button.tsx';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import type { RowPickerProps } from '../fields/row-picker-context.ts';
import { Pager } from '../../design/table/Pager.tsx';
import { ModalDialog } from '../../design/overlay/ModalDialog.tsx';
import { SearchField } from '../../design/forms/SearchField.tsx';
import { PickedChips } from './PickedChips.tsx';
import { PickerRowsView } from './PickerRowsView.tsx';
import { toPickedRow, PICKER_PAGE_SIZE, type PickerRow } from './picker-rows.ts';
import { usePickedRows } from './usePickedRows.ts';
import { usePickerRows } from './usePickerRows.ts';
import './RowPicker.css';

const MAX_KEYWORD_LENGTH = 100;

/**
 * A dialog to pick rows from the list of a module, 30 per page. With single selection, a click
 * marks a row, and Enter, a double-click or the button confirms it. With multiple selection, picked
 * rows stay picked on other pages and in other searches.
 */
export function RowPicker({
  moduleCode,
  title,
  multiple,
  selected,
  onPick,
  onClose,
}: RowPickerProps) {
  use(useLanguage().language.loadPart('work'));
  const { t } = useTranslation();
  const [request, setRequest] = useState({ keyword: '', page: 1 });
  const found = usePickerRows(moduleCode, request);
  const picked = usePickedRows(selected, found.module == null ? null : found.find);
  const last = Math.max(1, Math.ceil((found.page?.totalCount ?? 0) / PICKER_PAGE_SIZE));

  // With multiple selection the user may also remove all rows picked before.
  const canConfirm = picked.rows.length > 0 || (multiple && selected.length > 0);
  const toggle = (row: PickerRow) => {
    if (multiple) picked.toggle(toPickedRow(row));
    else picked.setOnly(toPickedRow(row));
  };
  const openPage = (page: number) => {
    if (page >= 1 && page <= last && page !== request.page) setRequest({ ...request, page });
  };
  return (
    <ModalDialog
      title={title}
      size="large"
      onClose={onClose}
      footer={
        <PickerFooter
          confirmText={
            multiple ? t('picker.confirmCount', { 0: picked.rows.length }) : t('picker.confirm')
          }
          canConfirm={canConfirm}
          onCancel={onClose}
          onConfirm={() => onPick(picked.rows)}
        />
      }
    >
      <div className="picker">
        <SearchField
          label={t('picker.search')}
          placeholder={t('picker.search.hint')}
          value={request.keyword}
          maxLength={MAX_KEYWORD_LENGTH}
          keysEnabled={false}
          onSearch={(keyword) => setRequest({ keyword, page: 1 })}
        />
        {multiple && (
          <PickedChips rows={picked.rows} onRemove={picked.toggle} onClear={picked.clear} />
        )}
        <PickerRowsView
          found={found}
          label={title}
          keyword={request.keyword}
          pageNumber={request.page}
          multiple={multiple}
          isPicked={({ key }) => picked.has(key)}
          onToggle={toggle}
          onConfirm={(row) =>
            onPick(multiple && picked.rows.length > 0 ? picked.rows : [toPickedRow(row)])
          }
          onPage={(step) => openPage(request.page + step)}
        />
        {found.module != null && (
          <Pager
            label={title}
            page={request.page}
            pageSize={PICKER_PAGE_SIZE}
            totalCount={found.page?.totalCount ?? 0}
            busy={found.state === 'loading'}
            onPage={openPage}
          />
        )}
      </div>
    </ModalDialog>
  );
}

interface PickerFooterProps {
  confirmText: string;
  canConfirm: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

function PickerFooter({ confirmText, canConfirm, onCancel, onConfirm }: PickerFooterProps) {
  const { t } = useTranslation();
  return (
    <>
      <Button kind="plain" onClick={onCancel}>
        {t('picker.cancel')}
      </Button>
      <Button kind="primary" disabled={!canConfirm} onClick={onConfirm}>
        {confirmText}
      </Button>
    </>
  );
}
