import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ScreenProps } from '../../../../../web/platform/workbench/screens.ts';
import { useTab } from '../../../../../web/platform/workbench/TabContext.tsx';
import {
  sanitizeView,
  readView,
  withView,
} from '../../../../../web/features/shell/tabs/tab-view.ts';
import { viewerOf } from '../../../support/shell-fixtures.ts';
import { renderTabs } from '../../shell/tabs/render-tabs.tsx';
import { menuLine, tab } from '../../../support/open-workbench.ts';

function View({ name }: { name: string }) {
  const { view, setView } = useTab();
  return (
    <>
      <p>{`${name} ${JSON.stringify(view)}`}</p>
      <button
        type="button"
        onClick={() => setView((before) => ({ ...before, period: `week.${name}` }))}
      >
        {`narrow ${name}`}
      </button>
      <button
        type="button"
        onClick={() => setView((before) => ({ ...before, group: name }), { undoable: true })}
      >
        {`filter ${name}`}
      </button>
      <button type="button" onClick={() => setView(() => ({}))}>
        {`clear ${name}`}
      </button>
      <button
        type="button"
        onClick={() => setView(() => ({ 'a b': '1', long: 'x'.repeat(1001), ok: '1' }))}
      >
        {`overdo ${name}`}
      </button>
    </>
  );
}

const price = '价格查询';

const Screen = ({ title }: ScreenProps) => <View name={title} />;
const begin = (at: string) =>
  renderTabs({ path: at, screen: Screen, home: <View name="home" />, viewer: viewerOf() });
const click = (name: string) =>
  act(async () => Promise.resolve(fireEvent.click(screen.getByRole('button', { name }))));

describe('The view state of a tab', () => {
  it('is read from the address of the home tab and written back to it', async () => {
    const { address, user } = await begin('/page?v.period=day.2026-11-17');
    expect(await screen.findByText('home {"period":"day.2026-11-17"}')).toBeTruthy();
    await click('narrow home');
    expect(address()).toBe('/page?v.period=week.home');
    await click('clear home');
    expect(address()).toBe('/page');
    await user.click(screen.getByRole('button', { name: 'browser back' }));
    expect(address()).toBe('/page');
  });

  it('is restored by Back after a filter was changed', async () => {
    const { address, user } = await begin('/page');
    await screen.findByText('home {}');
    await click('filter home');
    await waitFor(() => expect(address()).toBe('/page?v.group=home'));
    await click('narrow home');
    await waitFor(() => expect(address()).toBe('/page?v.group=home&v.period=week.home'));
    await user.click(screen.getByRole('button', { name: 'browser back' }));
    expect(await screen.findByText('home {}')).toBeTruthy();
    expect(address()).toBe('/page');
  });

  it('changes with the selected tab, and returns with it', async () => {
    const { address, user } = await begin('/page?v.group=10');
    await screen.findByText('home {"group":"10"}');
    await user.click(menuLine(price));
    await screen.findByText(`${price} {}`);
    expect(address()).not.toContain('v.');
    await click(`narrow ${price}`);
    expect(address()).toContain(`&v.period=week.${encodeURIComponent(price)}`);
    await user.click(tab('首页'));
    expect(address()).toBe('/page?v.group=10');
  });

  it('is what the address says: an address without it shows nothing of the former state', async () => {
    const first = await begin('/page?v.group=10');
    await screen.findByText('home {"group":"10"}');
    await click('narrow home');
    first.unmount();
    const { address } = await begin('/page');
    expect(await screen.findByText('home {}')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/page'));
  });

  it('is restored with the tab if the address does not name the tab', async () => {
    const first = await begin('/page?v.group=10');
    await screen.findByText('home {"group":"10"}');
    first.unmount();
    const { address, user } = await begin('/page?s=M-price');
    await screen.findByText(`${price} {}`);
    await user.click(tab('首页'));
    expect(await screen.findByText('home {"group":"10"}')).toBeTruthy();
    expect(address()).toBe('/page?v.group=10');
  });

  it('leaves out what an address cannot hold', async () => {
    const { address } = await begin('/page');
    await screen.findByText('home {}');
    await click('overdo home');
    expect(screen.getByText('home {"ok":"1"}')).toBeTruthy();
    expect(address()).toBe('/page?v.ok=1');
  });
});

describe('The view state in an address', () => {
  it.each([
    ['?v.a%20b=1', {}],
    ['?v.=1', {}],
    [`?v.a=${'x'.repeat(1001)}`, {}],
    ['?s=M1&v.period=day.2026-11-18', { period: 'day.2026-11-18' }],
    ['?v.__proto__=1', JSON.parse('{"__proto__":"1"}')],
  ])('is read: %s', (search, view) => {
    expect(readView(search)).toEqual(view);
  });

  it('contains at most 40 names', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`n${String(at)}`, '1']));
    expect(Object.keys(sanitizeView(many))).toHaveLength(40);
  });

  it('leaves the rest of the address unchanged', () => {
    expect(withView('?app=OPS&x=%20', {})).toBe('?app=OPS&x=%20');
    expect(withView('?app=OPS&v.a=1', { b: '2' })).toBe('?app=OPS&v.b=2');
    expect(withView('?v.a=1', {})).toBe('');
  });
});
