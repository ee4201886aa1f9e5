import { beforeAll, expect, test } from 'vitest';
import { openSeededDatabase } from '../../support/retail/retail-database.ts';
import { embeddedPortal } from '../workflow/embedded-portal.ts';
import { LIST, ADD, code, list, change, newModule } from './embedded-support.ts';

// Creating the demo data takes seconds, so it is done once.
beforeAll(() => void openSeededDatabase().close(), 120_000);

test('problems that the services find in a row are reported at its fields', async () => {
  const { signIn } = await newModule();
  const ask = await signIn('ops_director');
  const values = { unitname: '柜子', shopid: '9999', degrees: '0', installed: '2026-06-01' };
  expect((await change(ask, ADD, { key: 'add-coolunit-2', values })).userErrors).toEqual([
    {
      field: ['input', 'values', 'shopid'],
      code: 'INVALID',
      message: 'Please choose one of the available values for “所在门店”.',
    },
  ]);
  expect(
    (await change(ask, ADD, { key: 'add-coolunit-3', values: { unitname: '柜' } })).userErrors.map(
      ({ field, code: why }) => [field?.at(-1), why],
    ),
  ).toEqual([
    ['unitname', 'INVALID'],
    ['shopid', 'REQUIRED'],
    ['degrees', 'REQUIRED'],
    ['installed', 'REQUIRED'],
  ]);
});

test('a list with faulty metadata opens, reports the problems and calls no foreign address', async () => {
  const { signIn, db } = await embeddedPortal();
  const [broken] = db
    .prepare("SELECT modulecode FROM ui_column WHERE columnname = 'ring1'")
    .pluck()
    .all([]) as string[];
  const ask = await signIn('stress');
  const { operations, problems, rows, columns } = await list(ask, {
    code: broken,
    filter: { keyword: 'X' },
  });
  const codes = new Set(problems.map((problem) => problem.code));
  expect([...codes].sort()).toEqual([
    'BAD_DEFAULT',
    'CIRCULAR_DEPENDENCY',
    'CONTRADICTORY_LENGTHS',
    'MISSING_SOURCE',
    'REQUIRED_BUT_HIDDEN',
    'SOURCE_NOT_ALLOWED',
    'UNKNOWN_DEPENDENCY',
    'UNKNOWN_FIELD',
    'UNKNOWN_TYPE',
    'UNREADABLE',
  ]);
  expect(operations).not.toContain('EDIT');
  expect(columns.map(({ name }) => name)).not.toContain('off');
  expect(rows.nodes.length).toBeGreaterThan(0);
});

test('a user without permission for a module has no such list', async () => {
  const { signIn } = await newModule();
  const { data } = await (await signIn('v10001', 'SUPPLIER'))(LIST, { code });
  expect(data).toEqual({ viewer: { listModule: null } });
});
