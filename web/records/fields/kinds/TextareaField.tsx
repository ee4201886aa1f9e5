import { useTranslation } from '../../../design/language/useTranslation.ts';
import { TextArea } from '../../../design/forms/TextArea.tsx';
import { lengthOf } from '../text-length.ts';
import { fillInProblem, type FieldKind, type FieldProps } from './field-kind.ts';
import { TextCell } from './TextCell.tsx';
import { TextSearch } from '../../search/TextSearch.tsx';

/** Enter starts a new line and does not submit the form. */
function TextareaField({ id, column, value, invalid, describedBy, name, onChange }: FieldProps) {
  const { t } = useTranslation();
  const { maximumLength } = column;
  const countId = `${id}-count`;
  return (
    <>
      <TextArea
        id={id}
        className={invalid ? 'field-area field-area-bad' : 'field-area'}
        rows={3}
        value={value ?? ''}
        aria-label={name}
        aria-required={column.isRequired}
        aria-invalid={invalid}
        aria-describedby={
          [describedBy, maximumLength === null ? undefined : countId].filter(Boolean).join(' ') ||
          undefined
        }
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.stopPropagation();
        }}
      />
      {maximumLength !== null && (
        <span id={countId} className="field-count">
          <span aria-hidden="true">{`${String(lengthOf(value))} / ${String(maximumLength)}`}</span>
          <span className="sr">
            {t('metadata.length', { 0: String(lengthOf(value)), 1: String(maximumLength) })}
          </span>
        </span>
      )}
    </>
  );
}

/** Several lines of text. */
export const textareaKind: FieldKind = {
  Field: TextareaField,
  Cell: TextCell,
  Search: TextSearch,
  isLineInCell: true,
  text: (value) => value,
  missing: fillInProblem,
  span: 12,
};
