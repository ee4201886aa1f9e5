import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { watchTruncatedTexts } from '../../../../web/design/text/truncated-text.ts';
import { TruncatedTextTooltips } from '../../../../web/design/text/TruncatedTextTooltips.tsx';

/** jsdom has no layout: the sizes are set here. */
function cut(element: HTMLElement, isCut = true): HTMLElement {
  Object.defineProperty(element, 'scrollWidth', { configurable: true, value: isCut ? 200 : 80 });
  Object.defineProperty(element, 'clientWidth', { configurable: true, value: 80 });
  return element;
}

const ellipsis = { textOverflow: 'ellipsis' } as const;

function show() {
  return render(
    <>
      <TruncatedTextTooltips />
      <div data-testid="cell" style={ellipsis}>
        <span>东北长粒香大米 5kg</span>
      </div>
      <div data-testid="other" style={ellipsis}>
        142,938.00
      </div>
      <div data-testid="titled" style={ellipsis} title="说明">
        已有提示的文字
      </div>
      <div data-testid="wrapped">不会省略的文字</div>
      <input data-testid="field" style={ellipsis} defaultValue="2026-11-19 08:30" />
      <input data-testid="secret" style={ellipsis} type="password" defaultValue="Retail@2026" />
    </>,
  );
}

const over = (name: string) => fireEvent.pointerOver(screen.getByTestId(name));
const titleOf = (name: string) => screen.getByTestId(name).getAttribute('title');

describe('A text that is cut off', () => {
  it('has its full text as a tooltip while the pointer is on it, and only then', () => {
    show();
    cut(screen.getByTestId('cell'));
    cut(screen.getByTestId('other'));
    fireEvent.pointerOver(screen.getByText('东北长粒香大米 5kg'));
    expect(titleOf('cell')).toBe('东北长粒香大米 5kg');
    over('other');
    expect([titleOf('cell'), titleOf('other')]).toEqual([null, '142,938.00']);
  });

  it('has no added tooltip if it fits, if it is not cut by an ellipsis, or if it has a tooltip already', () => {
    show();
    cut(screen.getByTestId('cell'), false);
    cut(screen.getByTestId('titled'));
    cut(screen.getByTestId('wrapped'));
    for (const name of ['cell', 'titled', 'wrapped']) over(name);
    expect([titleOf('cell'), titleOf('titled'), titleOf('wrapped')]).toEqual([null, '说明', null]);
  });

  it('may be in a field: it has the tooltip until the text changes, and a password never has it', () => {
    show();
    const field = cut(screen.getByTestId('field'));
    cut(screen.getByTestId('secret'));
    over('field');
    expect(titleOf('field')).toBe('2026-11-19 08:30');
    fireEvent.input(field, { target: { value: '2026-11-20 09:00' } });
    expect(titleOf('field')).toBeNull();
    over('secret');
    expect(titleOf('secret')).toBeNull();
  });

  it('gets no tooltip after watching has stopped', () => {
    const cell = cut(document.createElement('div'));
    cell.style.textOverflow = 'ellipsis';
    cell.textContent = '东北长粒香大米 5kg';
    document.body.append(cell);
    const stop = watchTruncatedTexts(document);
    fireEvent.pointerOver(cell);
    expect(cell.title).toBe('东北长粒香大米 5kg');
    stop();
    expect(cell.title).toBe('');
    fireEvent.pointerOver(cell);
    expect(cell.title).toBe('');
    cell.remove();
  });
});
