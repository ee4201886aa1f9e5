import { useId } from 'react';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { TextInput } from '../../design/forms/TextInput.tsx';
import { Icon } from '../../design/icons/Icon.tsx';

interface ColumnSearchProps {
  value: string;
  onChange: (value: string) => void;
}

/** The field that filters the columns of the chooser. */
export function ColumnSearch({ value, onChange }: ColumnSearchProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="in">
      <Icon name="search" />
      <TextInput
        id={id}
        type="text"
        role="searchbox"
        aria-label={t('views.columns.search')}
        placeholder={t('views.columns.search')}
        value={value}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
