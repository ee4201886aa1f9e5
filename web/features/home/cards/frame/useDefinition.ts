import { useTranslation } from '../../../../design/language/useTranslation.ts';
import type { CardIdentity } from './card-kind.ts';
import { useFilterCoverage } from '../filtering/useFilterCoverage.ts';

/**
 * The definition of a card: the text for its code or for the family of its code (`sales_R1` belongs
 * to `sales`), and on a page with filters which of them the card follows.
 */
export function useDefinition({ code }: Pick<CardIdentity, 'code'>): string {
  const { t } = useTranslation();
  const { statement } = useFilterCoverage();
  const [family = code] = code.split('_');
  const meaning = t([`card.definition.${code}`, `card.definition.${family}`], { defaultValue: '' });
  return [meaning, statement].filter(Boolean).join('\n');
}
