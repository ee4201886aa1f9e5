import { useTranslation } from 'react-i18next';
import type { CardIdentity } from './card-kind.ts';
import { useFilterCoverage } from '../filtering/useFilterCoverage.ts';

/**
 * What the figures of a card mean: the text of its code, or of the family that the code belongs to (`sales_R1` is one of `sales`); and on a page
 * with filters which of them it follows.
 */
export function useDefinition({ code }: Pick<CardIdentity, 'code'>): string {
  const { t } = useTranslation();
  const { statement } = useFilterCoverage();
  const [family = code] = code.split('_');
  const meaning = t([`card.definition.${code}`, `card.definition.${family}`], { defaultValue: '' });
  return [meaning, statement].filter(Boolean).join('\n');
}
