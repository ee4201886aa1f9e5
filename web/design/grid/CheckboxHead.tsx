import { useTranslation } from '../language/useTranslation.ts';
import type { RowSelection } from '../table/list-table/list-view.ts';
import { SelectAllCheckbox } from '../table/list-table/SelectAllCheckbox.tsx';

interface CheckboxHeadProps {
  selecting: RowSelection;
  tabIndex: 0 | -1;
}

/** The head of the checkbox column: a checkbox for all rows of the page that can be ticked. */
export function CheckboxHead({ selecting, tabIndex }: CheckboxHeadProps) {
  const { t } = useTranslation();
  const { hasTickable } = selecting;
  return (
    <div
      role="columnheader"
      aria-colindex={1}
      data-column={1}
      className="grid-cell grid-box"
      tabIndex={hasTickable ? undefined : tabIndex}
    >
      {hasTickable ? (
        <SelectAllCheckbox selecting={selecting} tabIndex={tabIndex} />
      ) : (
        <span className="sr">{t('rows.selectAll')}</span>
      )}
    </div>
  );
}
