import { useTranslation } from 'react-i18next';
import { useIsNarrowed } from '../filters/useIsNarrowed.ts';
import type { CardFace } from './card-kind.ts';
import { narrowable } from './narrowable.ts';

/**
 * What the figures of a card mean: the text of its code, or of the family that the code belongs to (`sales_R1` is one of `sales`). A card that
 * the filters of the page do not change says so while there are any.
 */
export function useDefinition({ code, __typename }: CardFace): string {
  const { t } = useTranslation();
  const isNarrowed = useIsNarrowed();
  const [family = code] = code.split('_');
  const meaning = t([`card.definition.${code}`, `card.definition.${family}`], { defaultValue: '' });
  const untouched = isNarrowed && !(__typename in narrowable) ? t('filter.untouched') : '';
  return [meaning, untouched].filter(Boolean).join('\n');
}
