import { useTranslation } from '../../../design/language/useTranslation.ts';
import { SegmentedToggle } from '../../../design/forms/SegmentedToggle.tsx';
import { SelectField } from '../../../design/forms/SelectField.tsx';
import type { BuilderFieldProps } from './builder-field.ts';
import { canOrderByChange, offeredOrders, TOPS } from './sales-choice.ts';

/** By what the rows are sorted, and how many are kept. */
export function OrderFields({ choice, isSupplier, onChange }: BuilderFieldProps) {
  const { t } = useTranslation();
  const { measures, dimensions } = offeredOrders(choice, isSupplier);
  return (
    <fieldset className="builder-part">
      <legend>{t('playground.builder.order')}</legend>
      <SelectField
        name={t('playground.builder.orderBy')}
        value={choice.orderBy}
        options={[
          { value: '', label: t('playground.builder.byDimensions') },
          ...measures.map(({ measure, order }) => ({
            value: order,
            label: t(`playground.measure.${measure}`),
          })),
          ...dimensions.map((value) => ({ value, label: t(`playground.dimension.${value}`) })),
        ]}
        onChange={(orderBy) => onChange({ orderBy })}
      />
      {canOrderByChange(choice) && (
        <SegmentedToggle
          label={t('playground.builder.orderOf')}
          value={choice.orderOf}
          options={(['VALUE', 'CHANGE', 'RATE'] as const).map((value) => ({
            value,
            label: t(`playground.orderOf.${value}`),
          }))}
          onChange={(orderOf) => onChange({ orderOf })}
        />
      )}
      {choice.orderBy !== '' && (
        <SegmentedToggle
          label={t('playground.builder.direction')}
          value={choice.descending ? 'down' : 'up'}
          options={[
            { value: 'down', label: t('playground.builder.descending') },
            { value: 'up', label: t('playground.builder.ascending') },
          ]}
          onChange={(direction) => onChange({ descending: direction === 'down' })}
        />
      )}
      <SelectField
        name={t('playground.builder.top')}
        value={String(choice.top)}
        options={TOPS.map((top) => ({
          value: String(top),
          label:
            top === 0
              ? t('playground.builder.allRows')
              : t('playground.builder.topRows', { 0: top }),
        }))}
        onChange={(top) => onChange({ top: Number(top) })}
      />
    </fieldset>
  );
}
