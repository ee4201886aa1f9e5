import { useTranslation } from '../../design/language/useTranslation.ts';
import { TextInput } from '../../design/forms/TextInput.tsx';
import type { SearchProps } from '../fields/kinds/field-kind.ts';
import { RangeSearch } from './RangeSearch.tsx';
import { rangeOf, rangeText, type Range } from './search-value.ts';

/**
 * One line of text, or a range. If the column allows several values, they are separated by commas
 * or spaces.
 */
export function TextSearch(props: SearchProps) {
  const { id, column, value, describedBy, onChange } = props;
  const { t } = useTranslation();
  if (column.searchType === 'RANGE') return <TextRange {...props} />;
  return (
    <div className="in">
      <TextInput
        id={id}
        value={value ?? ''}
        placeholder={column.searchType === 'IN' ? t('metadata.search.several') : undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
    </div>
  );
}

function TextRange({ id, value, describedBy, onChange }: SearchProps) {
  const range = rangeOf(value);
  const change = (end: Partial<Range>) => onChange(rangeText({ ...range, ...end }));
  const side = (text: string | null, onText: (text: string | null) => void) => ({
    value: text ?? '',
    'aria-describedby': describedBy,
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onText(target.value.replaceAll('~', '') || null),
  });
  const renderInput = (
    { id: own, name }: { id: string; name: string },
    rest: ReturnType<typeof side>,
  ) => (
    <div className="in">
      <TextInput id={own} aria-label={name} {...rest} />
    </div>
  );
  return (
    <RangeSearch
      id={id}
      from={(names) =>
        renderInput(
          names,
          side(range.from, (from) => change({ from })),
        )
      }
      to={(names) =>
        renderInput(
          names,
          side(range.to, (to) => change({ to })),
        )
      }
    />
  );
}
