import { useTranslation } from '../../../design/language/useTranslation.ts';
import { SelectField } from '../../../design/forms/SelectField.tsx';
import type { BuilderFieldProps } from './builder-field.ts';
import { offeredDimensions } from './sales-choice.ts';

/** What the rows are about, in their order: one field for each dimension. */
export function DimensionFields({ choice, isSupplier, onChange }: BuilderFieldProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="builder-part">
      <legend>{t('playground.builder.dimensions')}</legend>
      {choice.dimensions.map((dimension, index) => (
        <SelectField
          // The fields have no other identity than their position.
          key={String(index)}
          name={t('playground.builder.dimension', { 0: index + 1 })}
          value={dimension}
          options={[
            { value: '', label: t('playground.builder.none') },
            ...offeredDimensions(choice, index, isSupplier).map((value) => ({
              value,
              label: t(`playground.dimension.${value}`),
            })),
          ]}
          onChange={(value) => onChange({ dimensions: choice.dimensions.with(index, value) })}
        />
      ))}
    </fieldset>
  );
}
