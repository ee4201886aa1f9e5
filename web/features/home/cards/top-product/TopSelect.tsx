import { useTranslation } from 'react-i18next';

interface TopSelectProps<Value extends string> {
  value: Value;
  options: readonly Value[];
  onChange: (value: Value) => void;
}

/** Selects the number of products. */
export function TopSelect<Value extends string>({
  value,
  options,
  onChange,
}: TopSelectProps<Value>) {
  const { t } = useTranslation();
  return (
    <select
      className="products-select"
      aria-label={t('sku.top')}
      value={value}
      onChange={({ target }) => {
        const chosen = options.find((option) => option === target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    >
      {options.map((option) => (
        <option key={option} value={option}>
          {t('sku.topOf', { number: option })}
        </option>
      ))}
    </select>
  );
}
