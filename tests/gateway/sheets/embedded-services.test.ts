import { beforeAll, expect, test } from 'vitest';
import { openSeededDatabase } from '../../support/retail/retail-database.ts';
import { embeddedPortal, type Ask, type Refusal } from '../workflow/embedded-portal.ts';

// Creating the demo data takes seconds, so it is done once.
beforeAll(() => void openSeededDatabase().close(), 60_000);

const ORDER = { moduleCode: '200201', number: 'PO-EXAMPLE' };
const SAVE = `mutation($input: SheetSaveInput!) { sheetSave(input: $input) { sheet { version header } userErrors { field code message } } }`;
const READ = `query($moduleCode: String!, $number: String!, $page: Int! = 1) { viewer { sheet(moduleCode: $moduleCode, number: $number) {
  version header details { section totalCount sums rows(page: $page, pageSize: 1000) } } } }`;

interface Line {
  lineno: number;
  pkqty: number;
  iseditxs: string;
  iseditls: string;
}

interface Sheet {
  version: number;
  header: { remark: string | null };
  details: { section: string; totalCount: number; rows: Line[] }[];
}

async function read(ask: Ask, number = ORDER.number, page = 1): Promise<Sheet> {
  const { data } = await ask(READ, { ...ORDER, number, page });
  return (data?.viewer as { sheet: Sheet }).sheet;
}

let keys = 0;

async function save(ask: Ask, input: object) {
  const whole = { key: `save-number-${String((keys += 1))}`, ...ORDER, submit: false, ...input };
  const { data, errors } = await ask(SAVE, { input: whole });
  expect(errors).toBeUndefined();
  const { sheet, userErrors } = data?.sheetSave as {
    sheet: { version: number } | null;
    userErrors: Refusal[];
  };
  return sheet?.version ?? userErrors.map(({ code, message }) => `${code} ${message}`);
}

test('one of two concurrent saves wins, the other is told who saved, and the document stays consistent', async () => {
  const { signIn } = await embeddedPortal();
  const [one, two] = [await signIn('ops_director'), await signIn('ops_director')];
  const { version } = await read(one);
  const remarks = ['第一份', '第二份'];
  const outcomes = await Promise.all(
    [one, two].map((ask, at) => save(ask, { version, header: { remark: remarks[at] } })),
  );
  const winner = outcomes.indexOf(version + 1);
  expect(outcomes[1 - winner]).toEqual([
    'CONFLICT 林知夏 changed this at 2026-06-15 14:02. Your action was not carried out. Please reload and try again.',
  ]);
  expect(await read(one)).toMatchObject({
    version: version + 1,
    header: { remark: remarks[winner] },
  });
});

test.each([
  ['-1', '“件数” must not be below 0.'],
  ['0.5', 'Please enter a whole number for “件数”.'],
  ['NaN', 'Please enter a number for “件数”.'],
  ['１２', 'Please enter a number for “件数”.'],
  ['<b>1</b>', 'Please enter a number for “件数”.'],
  ['1e400', '“件数” is not valid. Please check it.'],
  ['1e21', '“件数” is too large.'],
  [{ valueOf: 1 }, '“件数” is not valid. Please check it.'],
])('a quantity of %j is refused at its field, and nothing is saved', async (pkqty, message) => {
  const { signIn } = await embeddedPortal();
  const ask = await signIn('ops_director');
  const before = await read(ask);
  const line = before.details[0]?.rows.find(({ iseditxs }) => iseditxs === '1');
  const details = [{ section: 'details', lines: [{ lineno: line?.lineno, pkqty }] }];
  expect(await save(ask, { version: before.version, details })).toEqual([`INVALID ${message}`]);
  expect(await read(ask)).toEqual(before);
});

test('a document of 10,000 lines is read by page and saved with all lines changed in its step', async () => {
  const { signIn } = await embeddedPortal();
  const [author, approver] = [await signIn('stress'), await signIn('buyer_manager')];
  const { version, details } = await read(author, 'PO-STRESS');
  expect(details[0]).toMatchObject({ section: 'details', totalCount: 10_000 });
  expect(details[0]?.rows).toHaveLength(1000);
  const pages = await Promise.all(
    Array.from({ length: 10 }, (_, at) => read(author, 'PO-STRESS', at + 1)),
  );
  const all = pages.flatMap((page) => page.details[0]?.rows ?? []);
  expect(new Set(all.map(({ lineno }) => lineno)).size).toBe(10_000);
  const lines = (fieldsOf: (line: Line) => object) => [
    { section: 'details', lines: all.map((line) => ({ lineno: line.lineno, ...fieldsOf(line) })) },
  ];

  const remarks = lines(() => ({ remark: '请在营业前送达，卸货时间 06:00–09:00' }));
  const refused = await save(author, { version, number: 'PO-STRESS', details: remarks });
  expect(refused).toEqual(Array(50).fill('INVALID “备注” cannot be changed.'));

  const { data } = await approver(
    '{ viewer { approvals(list: PENDING, filter: { search: "PO-STRESS" }) { nodes { taskCode } } } }',
  );
  const [{ taskCode }] = (data?.viewer as { approvals: { nodes: [{ taskCode: string }] } })
    .approvals.nodes;
  const quantities = lines(({ iseditls }) => (iseditls === '1' ? { remqty: '7' } : { pkqty: '7' }));
  expect(
    await save(approver, { version, number: 'PO-STRESS', taskCode, details: quantities }),
  ).toBe(version + 1);
}, 20_000);
