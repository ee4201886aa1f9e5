import { describe, expect, it, vi } from 'vitest';
import { createAccountStorage } from '../../../../web/features/playground/request/account-storage.ts';
import { createHistory } from '../../../../web/features/playground/request/history.ts';
import { createRuns } from '../../../../web/features/playground/request/runs.ts';
import { titleOf } from '../../../../web/features/playground/side/query-title.ts';

const storage = () => createAccountStorage(() => window.localStorage, null);

describe('The history of the playground', () => {
  it('has each query once, the last one first, at most 20', () => {
    const kept = storage();
    let now = 0;
    const history = createHistory(kept, () => (now += 1));
    const listener = vi.fn();
    history.subscribe(listener);
    history.add({ query: '{ a }', variables: { x: 1 } });
    history.add({ query: '{ b }', variables: {} });
    history.add({ query: '{ a }', variables: { x: 1 } });
    history.add({ query: '{ a }' });
    expect(history.runs()).toEqual([
      { query: '{ a }', variables: '', at: 4 },
      { query: '{ a }', variables: '{\n  "x": 1\n}', at: 3 },
      { query: '{ b }', variables: '', at: 2 },
    ]);
    expect(listener).toHaveBeenCalledTimes(4);
    expect(createHistory(kept).runs()).toEqual(history.runs());
    for (let index = 0; index < 30; index += 1) history.add({ query: `{ f${index} }` });
    expect(history.runs()).toHaveLength(20);
    history.clear();
    expect(createHistory(kept).runs()).toEqual([]);
  });

  it.each(['{', '{}', '[1]', '[{"query":1}]'])('ignores what it has not written: %s', (text) => {
    const kept = storage();
    kept.setItem('portal:history', text);
    expect(createHistory(kept).runs()).toEqual([]);
  });

  it.each([
    ['query Sales($a: Int) { x }', 'Sales'],
    ['# query Not\n{ viewer { tasks { id } } }', 'tasks'],
    ['{ signInOptions { a } }', 'signInOptions'],
    ['', null],
  ])('names %j %s', (query, title) => {
    expect(titleOf(query)).toBe(title);
  });
});

describe('The facts of a run', () => {
  it('belong to the tab that was selected when it began', () => {
    const onBegin = vi.fn();
    const runs = createRuns(onBegin);
    const facts = { ms: 5, bytes: 10, status: 200, requestId: 'r1' };
    runs.select('one');
    const end = runs.begin({ query: '{ a }' });
    runs.select('two');
    expect(onBegin).toHaveBeenCalledWith({ query: '{ a }' });
    expect(runs.factsOf('one')).toBeNull();
    end(facts);
    expect([runs.factsOf('one'), runs.factsOf('two')]).toEqual([facts, null]);
    runs.select('one');
    runs.begin({ query: '{ a }' });
    expect(runs.factsOf('one')).toBeNull();
  });
});
