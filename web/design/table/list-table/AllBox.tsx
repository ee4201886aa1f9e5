import { useTranslation } from 'react-i18next';
import type { RowSelection } from './list-view.ts';

interface AllBoxProps {
  selecting: RowSelection;
  /** Where the keyboard goes from cell to cell, only one of them is in the order of Tab. */
  tabIndex?: 0 | -1;
}

/** Ticks all rows of the page; half-way while only some of them are. */
export function AllBox({ selecting, tabIndex }: AllBoxProps) {
  const { t } = useTranslation();
  return (
    <input
      type="checkbox"
      className="cb"
      tabIndex={tabIndex}
      aria-label={t('rows.selectAll')}
      ref={(box) => {
        if (box !== null) box.indeterminate = selecting.state === 'some';
      }}
      checked={selecting.state === 'all'}
      onChange={selecting.toggleAll}
    />
  );
}
