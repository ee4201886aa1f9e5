import { useMemo } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { OptionField } from '../../../design/forms/OptionField.tsx';
import type { Choice } from '../../../design/forms/useOptions.ts';
import { usePlayground } from '../PlaygroundContext.tsx';
import { createProductSearch } from './product-search.ts';

interface ProductFieldProps {
  id: string;
  chosen: readonly Choice[];
  disabled: boolean;
  describedBy: string;
  onChange: (products: readonly Choice[]) => void;
}

/** The products that count. They are searched for, because there may be very many. */
export function ProductField({ id, chosen, onChange, ...field }: ProductFieldProps) {
  const { t } = useTranslation();
  const { ask } = usePlayground();
  const find = useMemo(
    () => createProductSearch(ask, (code) => t('playground.builder.productCode', { 0: code })),
    [ask, t],
  );
  return (
    <OptionField
      id={id}
      name={undefined}
      chosen={chosen.map(({ value }) => value)}
      text={chosen.map(({ label }) => label).join(', ')}
      options={null}
      find={find}
      isRequired={false}
      invalid={false}
      {...field}
      multiple
      placeholder={t('playground.builder.all')}
      onChoose={(option) => onChange(toggled(chosen, option))}
    />
  );
}

/** Adds a product, or removes it when it is already chosen; null removes all. */
function toggled(products: readonly Choice[], product: Choice | null): readonly Choice[] {
  if (product === null) return [];
  const others = products.filter(({ value }) => value !== product.value);
  return others.length < products.length ? others : [...products, product];
}
