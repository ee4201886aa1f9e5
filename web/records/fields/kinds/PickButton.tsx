import { use, useState } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { useServerText } from '../../../platform/language/useServerText.ts';
import { Icon } from '../../../design/icons/Icon.tsx';
import type { ColumnOption } from '../column.ts';
import type { OptionSearch } from '../option-search.ts';
import { findOption } from '../find-option.ts';
import { RowPickerContext, type PickedRow } from '../row-picker-context.ts';
import type { FieldProps } from './field-kind.ts';

interface PickButtonProps extends FieldProps {
  search: OptionSearch;
  onChoose: (option: ColumnOption) => void;
}

/**
 * Opens a dialog with the list of a module. The picked row is then looked up as an option, because
 * only the option has the values for other fields.
 */
export function PickButton({ column, value, values, search, onChoose }: PickButtonProps) {
  const { t } = useTranslation();
  const serverText = useServerText();
  const renderPicker = use(RowPickerContext);
  const [open, setOpen] = useState(false);
  const { pickerModule } = column;
  if (renderPicker === null || pickerModule === null) return null;
  const label = t('metadata.pick', { 0: serverText(column.i18nCode, column.title) });
  const pick = async ([row]: readonly PickedRow[]) => {
    setOpen(false);
    if (row === undefined) return;
    const plain = { value: row.key, label: row.name, i18nCode: null, copies: null };
    onChoose((await findOption(search, column, row.key, values).catch(() => null)) ?? plain);
  };
  return (
    <>
      <Button
        kind="icon"
        size="small"
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Icon name="search" size="small" />
      </Button>
      {open &&
        renderPicker({
          moduleCode: pickerModule,
          title: label,
          multiple: false,
          selected: value === null ? [] : [value],
          onPick: (rows) => void pick(rows),
          onClose: () => setOpen(false),
        })}
    </>
  );
}
