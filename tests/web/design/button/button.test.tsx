import { fireEvent, screen } from '@testing-library/react';
import { createRef, useEffect, useLayoutEffect, type RefObject } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from '../../../../web/design/button/Button.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';
import { loadStyles, styleOf } from '../../support/load-styles.ts';

const button = () => screen.getByRole<HTMLButtonElement>('button');

it('is named by its content alone, does not submit, and passes everything else on', async () => {
  await renderInPortal(
    <Button kind="primary" size="large" className="own" title="Hint" aria-pressed data-x="1">
      Save
    </Button>,
  );
  expect(button().getAttribute('aria-label')).toBeNull();
  expect([button().textContent, button().type, button().title]).toEqual(['Save', 'button', 'Hint']);
  expect(button().dataset.x).toBe('1');
  // Its look is in the classes alone, and a place gives it one of its own.
  expect([...button().classList]).toEqual(['btn', 'btn-p', 'btn-lg', 'own']);
  expect(button().getAttribute('aria-pressed')).toBe('true');
});

it('has no look and no text that nobody gave it', async () => {
  await renderInPortal(<Button aria-label="Nothing" />);
  expect([button().getAttribute('class'), button().innerHTML]).toEqual([null, '']);
});

it.each([
  ['primary', 'var(--on-action)', 'var(--action)'],
  ['icon', 'var(--text-2)', ''],
  ['danger', 'var(--danger)', 'var(--surface)'],
  ['final-danger', 'var(--on-danger)', 'var(--danger)'],
  ['quiet', 'var(--text-2)', 'transparent'],
] as const)('of the kind %s has the colors %s on %s', async (kind, color, background) => {
  loadStyles('design/theme/controls.css');
  await renderInPortal(<Button kind={kind}>x</Button>);
  expect([styleOf(button(), 'color'), styleOf(button(), 'background')]).toEqual([
    color,
    background,
  ]);
});

it('keeps the focus while its action runs, shows progress and ignores presses', async () => {
  const [press, submit] = [vi.fn(), vi.fn((event: SubmitEvent) => event.preventDefault())];
  const form = (loading: boolean) => (
    <form onSubmit={(event) => submit(event.nativeEvent)}>
      <Button type="submit" loading={loading} onClick={press}>
        Save
      </Button>
    </form>
  );
  const { rerender } = await renderInPortal(form(false));
  button().focus();
  fireEvent.click(button());
  rerender(form(true));
  fireEvent.click(button());
  expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
  expect(document.activeElement).toBe(button());
  expect([button().getAttribute('aria-busy'), button().getAttribute('aria-disabled')]).toEqual([
    'true',
    'true',
  ]);
  expect(screen.getByRole('button', { name: 'Save' })).toBe(button());
  expect(screen.getByRole('progressbar', { hidden: true })).toBeTruthy();
});

it('gives its element to objects and functions, before the effects of the page and until it goes', async () => {
  const object: RefObject<HTMLButtonElement | null> = createRef();
  const func = vi.fn();
  const seen: string[] = [];
  function Page() {
    useLayoutEffect(() => void seen.push(`layout ${object.current?.textContent ?? 'none'}`), []);
    useEffect(() => void seen.push(`effect ${object.current?.textContent ?? 'none'}`), []);
    return (
      <>
        <Button ref={object}>first</Button>
        <Button ref={func}>second</Button>
      </>
    );
  }
  const { unmount } = await renderInPortal(<Page />);
  expect(seen).toEqual(['layout first', 'effect first']);
  expect((func.mock.lastCall as [HTMLElement])[0].textContent).toBe('second');
  unmount();
  expect([object.current, func.mock.lastCall]).toEqual([null, [null]]);
});
