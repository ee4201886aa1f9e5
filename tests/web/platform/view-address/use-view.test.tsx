import { act, renderHook } from '@testing-library/react';
import { type ReactNode, useCallback, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { defineView } from '../../../../web/platform/view-address/define-view.ts';
import {
  oneOf,
  optionalCode,
  optionalNumber,
  pageNumber,
  searchText,
} from '../../../../web/platform/view-address/fields.ts';
import { useView } from '../../../../web/platform/view-address/useView.ts';
import {
  type ChangeView,
  TabProvider,
  type TabView,
} from '../../../../web/platform/workbench/TabContext.tsx';

const definition = defineView({
  show: oneOf(['all', 'open'], 'all', { name: 'tab', openedWith: 'tab' }),
  search: searchText({ name: 'q' }),
  size: optionalNumber({ min: 10, max: 100 }),
  item: optionalCode({ none: '-', openedWith: 'item' }),
  page: pageNumber,
});
const usual = { show: 'all', search: '', size: null, item: null, page: 1 };

describe('A view in an address', () => {
  it.each<[TabView, object]>([
    [
      { page: '999999', size: '10', q: 'a'.repeat(100) },
      { page: 999_999, size: 10, search: 'a'.repeat(100) },
    ],
    [{ page: '1000000', size: '9', q: 'a'.repeat(101) }, { search: 'a'.repeat(100) }],
    [{ page: '-1', size: '10.5', tab: 'toString', item: '../x' }, {}],
    [{ page: '', size: '', tab: '', item: '', q: '  ' }, {}],
    [{ search: 'a', show: 'open' }, {}],
  ])('has limits: %o means %o', (address, meant) => {
    expect(definition.read(address)).toEqual({ ...usual, ...meant });
  });

  it('leaves out defaults, and keeps what it does not own', () => {
    const address = { tab: 'open', q: 'a', size: '20', item: 'A', page: '2', view: 'id' };
    expect(definition.change(address, { page: 1 })).toEqual({
      ...{ tab: 'open', q: 'a', size: '20', item: 'A', view: 'id' },
    });
    expect(
      definition.change(address, { show: 'all', search: '', size: null, item: null, page: 1 }),
    ).toEqual({ view: 'id' });
    expect(definition.entriesOf({ tab: 'open', other: '1' })).toEqual({ tab: 'open' });
  });

  it('starts with the parameters of the screen, also if the address has an invalid value', () => {
    const opened = { tab: 'open', item: 'A' };
    expect(definition.read({}, opened)).toMatchObject({ show: 'open', item: 'A' });
    expect(definition.read({ tab: 'x', item: ' ' }, opened)).toMatchObject({
      show: 'open',
      item: 'A',
    });
    expect(definition.change({}, { show: 'all', item: null }, opened)).toEqual({
      tab: 'all',
      item: '-',
    });
    expect(definition.read({ tab: 'all', item: '-' }, opened)).toEqual(usual);
  });

  it('may occur several times with a prefix', () => {
    const second = defineView({ page: pageNumber }, { prefix: 'b.' });
    expect(second.change({ page: '2' }, { page: 3 })).toEqual({ page: '2', 'b.page': '3' });
    expect(second.read({ page: '2', 'b.page': '3' })).toEqual({ page: 3 });
  });
});

describe('The view of a screen', () => {
  const setViewCalls = vi.fn();

  function Tab({ children }: { children: ReactNode }) {
    const [view, setView] = useState<TabView>({ tab: 'open', other: '1' });
    const change = useCallback<ChangeView>((next, options) => {
      setViewCalls(options);
      setView(next);
    }, []);
    return (
      <TabProvider
        value={{
          ...{ id: 't', module: { code: 'M', name: 'x' }, isSelected: () => true, reloaded: false },
          ...{ view, setView: change },
          ...{ setTitle: vi.fn(), setUnsaved: vi.fn(), close: vi.fn() },
        }}
      >
        {children}
      </TabProvider>
    );
  }
  const begin = () => {
    const other = defineView({ other: optionalCode() });
    return renderHook(() => [useView(definition), useView(other)] as const, { wrapper: Tab });
  };

  it('keeps its identity until one of its own values changes', () => {
    const { result } = begin();
    const [before] = result.current;
    expect(before.view).toEqual({ ...usual, show: 'open' });
    act(() => result.current[1].change({ other: '2' }));
    expect(result.current[1].view).toEqual({ other: '2' });
    expect(result.current[0].view).toBe(before.view);
    expect(result.current[0].change).toBe(before.change);
    act(() => result.current[0].change({ page: 2 }));
    expect(result.current[0].view).toEqual({ ...usual, show: 'open', page: 2 });
  });

  it('replaces the address, unless the change is a step that Back undoes', () => {
    const { result } = begin();
    setViewCalls.mockClear();
    act(() => result.current[0].change({ page: 2 }));
    act(() => result.current[0].change({ page: 3 }, { undoable: true }));
    expect(setViewCalls.mock.calls).toEqual([[undefined], [{ undoable: true }]]);
  });
});
