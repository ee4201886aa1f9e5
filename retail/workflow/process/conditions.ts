import { tenThousand, type StepDefinition } from './definition.ts';

/** The amount from which a step applies, as text: in 万 if that is a whole number. */
function amountIn(fen: number): string {
  const count = fen / tenThousand(1);
  return Number.isInteger(count) ? `${count} 万` : `${(fen / 100).toLocaleString('zh-CN')} 元`;
}

export function conditionOf({ from }: StepDefinition): string | null {
  return from === undefined ? null : `金额 ≥ ${amountIn(from)}时`;
}

/** The labels of the links to a step and past it. */
export function labelsOf({ from }: StepDefinition): { into: string; past: string } | null {
  return from === undefined
    ? null
    : { into: `金额 ≥ ${amountIn(from)}`, past: `金额 < ${amountIn(from)}` };
}
