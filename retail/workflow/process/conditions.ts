import { tenThousand, type StepDefinition } from './definition.ts';

/** From when on a step is gone through, as people read it: in 万 where that is whole. */
function amountIn(fen: number): string {
  const count = fen / tenThousand(1);
  return Number.isInteger(count) ? `${count} 万` : `${(fen / 100).toLocaleString('zh-CN')} 元`;
}

export function conditionOf({ from }: StepDefinition): string | null {
  return from === undefined ? null : `金额 ≥ ${amountIn(from)}时`;
}

/** What leads to a step, and what past it. */
export function labelsOf({ from }: StepDefinition): { into: string; past: string } | null {
  return from === undefined
    ? null
    : { into: `金额 ≥ ${amountIn(from)}`, past: `金额 < ${amountIn(from)}` };
}
