import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { SelectField } from '../../../../design/forms/SelectField.tsx';

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
    <SelectField
      className="products-select"
      name={t('sku.top')}
      value={value}
      options={options.map((option) => ({
        value: option,
        label: t('sku.topOf', { number: option }),
      }))}
      onChange={onChange}
    />
  );
}
