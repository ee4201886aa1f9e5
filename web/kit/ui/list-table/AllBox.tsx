import { useTranslation } from 'react-i18next';
import type { useRowSelection } from './useRowSelection.ts';

/** Ticks all rows of the page; half-way while only some of them are. */
export function AllBox({ selecting }: { selecting: ReturnType<typeof useRowSelection> }) {
  const { t } = useTranslation();
  return (
    <input
      type="checkbox"
      className="cb"
      aria-label={t('rows.selectAll')}
      ref={(box) => {
        if (box !== null) box.indeterminate = selecting.state === 'some';
      }}
      checked={selecting.state === 'all'}
      onChange={selecting.toggleAll}
    />
  );
}
