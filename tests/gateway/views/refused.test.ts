import { describe, expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { openViews } from './views-support.ts';

const columns = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `c${String(at)}` }));
const parameters = (count: number, text = 'x') =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`p${String(at)}`, text]));

describe('a view is refused', () => {
  test.each<[string, Record<string, unknown>, string, string]>([
    ['without a name', { name: ' \u3000 ' }, 'name', 'REQUIRED'],
    ['with a long name', { name: '字'.repeat(61) }, 'name', 'INVALID'],
    ['with a name of control characters', { name: 'a\u0000b' }, 'name', 'INVALID'],
    ['with half a character in its name', { name: 'a\ud83c' }, 'name', 'INVALID'],
    ['of no list', { list: 'nothing' }, 'list', 'INVALID'],
    ['of a list that breaks out', { list: "module:x' OR 1=1 --" }, 'list', 'INVALID'],
    ['with a list for parameters', { parameters: ['x'] }, 'parameters', 'INVALID'],
    ['with a number for a parameter', { parameters: { page: 1 } }, 'parameters', 'INVALID'],
    ['with a nested parameter', { parameters: { page: { x: '1' } } }, 'parameters', 'INVALID'],
    ['with an odd name of a parameter', { parameters: { 'a b': '1' } }, 'parameters', 'INVALID'],
    ['with too many parameters', { parameters: parameters(41) }, 'parameters', 'INVALID'],
    [
      'with a parameter that is too long',
      { parameters: { search: 'x'.repeat(4001) } },
      'parameters',
      'INVALID',
    ],
    [
      'with parameters that are too long together',
      { parameters: parameters(5, 'x'.repeat(4000)) },
      'parameters',
      'INVALID',
    ],
    ['with too many columns', { columns: columns(201) }, 'columns', 'INVALID'],
    ['with a column twice', { columns: [{ name: 'a' }, { name: 'a' }] }, 'columns', 'INVALID'],
    ['with a column that is no name', { columns: [{ name: '<b>' }] }, 'columns', 'INVALID'],
    ['with too narrow a column', { columns: [{ name: 'a', width: 39 }] }, 'columns', 'INVALID'],
    ['with too wide a column', { columns: [{ name: 'a', width: 1001 }] }, 'columns', 'INVALID'],
  ])('%s', async (_title, input, field, code) => {
    const me = await openViews(await startGateway());
    expect(await me.save(input)).toEqual({
      view: null,
      viewer: null,
      userErrors: [{ field: ['input', field], code, message: expect.any(String) }],
    });
    expect(await me.views()).toEqual([]);
  });

  test('in the language of the request', async () => {
    const me = await openViews(await startGateway());
    const messageIn = async (language: string) =>
      (await me.save({ name: '' }, { 'accept-language': language })).userErrors[0]!.message;
    expect(await messageIn('zh-CN')).toBe('请输入视图名称。');
    expect(await messageIn('zh-TW')).toBe('請輸入檢視名稱。');
    expect(await messageIn('en-US')).toBe('Please enter a name for the view.');
  });

  test('only beyond a limit, not at it', async () => {
    const me = await openViews(await startGateway());
    const input = {
      name: '🏬'.repeat(60),
      parameters: parameters(40, 'x'.repeat(300)),
      columns: columns(200),
    };
    expect((await me.save(input)).userErrors).toEqual([]);
  });
});

test('an unknown list has neither views nor settings', async () => {
  const me = await openViews(await startGateway());
  const query =
    '{ viewer { listViews(list: "module:") { id } listSettings(list: "x") { version } } }';
  const { data, errors } = await me.asked(query, {});
  expect(data?.viewer).toEqual({ listViews: null, listSettings: null });
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual([
    'BAD_USER_INPUT',
    'BAD_USER_INPUT',
  ]);
});

test('a visitor has neither views nor settings', async () => {
  const { ask } = await startGateway();
  const { data, errors } = await ask(
    'mutation { listViewDelete(input: { id: "x" }) { userErrors { code } } }',
  );
  expect([data, errors?.[0]?.extensions.code]).toEqual([
    { listViewDelete: null },
    'UNAUTHENTICATED',
  ]);
});
