import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FactLine } from '../../../../web/design/text/FactLine.tsx';
import { loadStyles } from '../../support/load-styles.ts';

const partsOf = (facts: readonly string[]) => {
  const { container } = render(<FactLine facts={facts} />);
  return [...(container.firstElementChild?.children ?? [])];
};

it('a line of facts reads as one text and leaves out empty facts', () => {
  const facts = partsOf(['', '采购订单', '', '经理审批', '经理审批']);
  expect(facts.map((one) => one.textContent)).toEqual(['采购订单', ' · 经理审批', ' · 经理审批']);
  expect(partsOf(['', ''])).toEqual([]);
});

// The dot is outside of its fact, and the line cuts off what is outside of it: a fact at the start
// of a line shows none, and no fact has one after it.
it('a line of facts neither begins nor ends with a dot', () => {
  loadStyles('design/text/FactLine.css');
  const [first, second] = partsOf(['采购订单', '经理审批']);
  expect(first?.childElementCount).toBe(0);
  const dot = second?.firstElementChild;
  expect(dot?.textContent).toBe(' · ');
  const { position, insetInlineEnd } = getComputedStyle(dot!);
  expect([position, insetInlineEnd]).toEqual(['absolute', '100%']);
  expect(getComputedStyle(second!.parentElement!).overflowX).toBe('clip');
});
