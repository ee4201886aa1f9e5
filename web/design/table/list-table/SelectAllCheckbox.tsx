import { useTranslation } from '../../language/useTranslation.ts';
import { Checkbox } from '../../forms/Checkbox.tsx';
import type { RowSelection } from './list-view.ts';

interface SelectAllCheckboxProps {
  selecting: RowSelection;
  /** Set in grids, where only one cell is in the Tab order. */
  tabIndex?: 0 | -1;
}

/** A checkbox for all rows of the page; indeterminate while only some are ticked. */
export function SelectAllCheckbox({ selecting, tabIndex }: SelectAllCheckboxProps) {
  const { t } = useTranslation();
  return (
    <Checkbox
      tabIndex={tabIndex}
      aria-label={t('rows.selectAll')}
      indeterminate={selecting.state === 'some'}
      checked={selecting.state === 'all'}
      onChange={selecting.toggleAll}
    />
  );
}
