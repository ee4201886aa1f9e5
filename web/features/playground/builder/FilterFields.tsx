import { useId } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { RetryButton } from '../../../design/feedback/RetryButton.tsx';
import { OptionField } from '../../../design/forms/OptionField.tsx';
import type { BuilderFieldProps } from './builder-field.ts';
import { isByStore } from './sales-choice.ts';
import { ProductField } from './ProductField.tsx';
import { useSalesOptions } from './useSalesOptions.ts';

const FILTERS = ['regions', 'shops', 'categories', 'channels'] as const;
/** Not offered to suppliers, whose sales are not kept by store. */
const OF_STORES: ReadonlySet<string> = new Set(['regions', 'shops']);

/** Which regions, stores, categories, channels and products count; all when nothing is chosen. */
export function FilterFields({ choice, isSupplier, onChange }: BuilderFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const { options, isFailed, reload } = useSalesOptions(!isSupplier);
  return (
    <fieldset className="builder-part">
      <legend>{t('playground.builder.filters')}</legend>
      {isFailed && (
        <div className="builder-failed" role="alert">
          <span className="builder-note">{t('playground.builder.optionsFailed')}</span>
          <RetryButton onRetry={reload} />
        </div>
      )}
      {FILTERS.filter((filter) => !isSupplier || !OF_STORES.has(filter)).map((filter) => {
        const chosen = choice[filter];
        const labelOf = (code: string) =>
          options[filter].find(({ value }) => value === code)?.label ?? code;
        return (
          <div key={filter} className="field">
            <label htmlFor={`${id}${filter}`}>{t(`playground.builder.${filter}`)}</label>
            <OptionField
              id={`${id}${filter}`}
              name={undefined}
              chosen={chosen}
              text={chosen.map(labelOf).join(', ')}
              options={options[filter]}
              find={() => Promise.resolve({ options: [], hasMore: false })}
              isRequired={false}
              invalid={false}
              describedBy={undefined}
              multiple
              placeholder={t('playground.builder.all')}
              onChoose={(option) => onChange({ [filter]: toggled(chosen, option?.value ?? null) })}
            />
          </div>
        );
      })}
      <div className="field">
        <label htmlFor={`${id}products`}>{t('playground.builder.products')}</label>
        <ProductField
          id={`${id}products`}
          chosen={choice.products}
          disabled={isByStore(choice)}
          describedBy={`${id}note`}
          onChange={(products) => onChange({ products })}
        />
        <p className="builder-note" id={`${id}note`}>
          {isByStore(choice) ? t('playground.builder.productsByStore') : ''}
        </p>
      </div>
    </fieldset>
  );
}

/** Adds a code, or removes it when it is already chosen; null removes all. */
function toggled(codes: readonly string[], code: string | null): readonly string[] {
  if (code === null) return [];
  return codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code];
}
