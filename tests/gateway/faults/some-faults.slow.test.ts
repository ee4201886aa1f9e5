import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAULTS } from './faults.ts';
import { readMatrix } from './print-matrix.ts';
import { matrixOperations, tryAll } from './try-all.ts';

const page = readFileSync(new URL('../../../docs/fault-matrix.md', import.meta.url), 'utf8');
const matrix = readMatrix(page);

/** Calls of each kind. `npm run faults` tries all. */
const SAMPLE = [
  'login',
  'refreshToken',
  'shops',
  'saveSheet',
  'downloadFile',
  'addRow',
  'workflowAction',
];
const LIMIT_MS = 300_000;

test('the page of the fault matrix has every call of the contract and every fault', () => {
  expect(matrix.map(({ operation }) => operation)).toEqual(matrixOperations());
  expect(matrix.filter(({ signs }) => signs.length !== FAULTS.length)).toEqual([]);
  for (const { name } of FAULTS) expect(page).toContain(`| ${name} `);
});

test(
  'the page of the fault matrix shows what happens',
  async () => {
    expect(await tryAll(SAMPLE)).toMatchObject(
      SAMPLE.map((operation) => matrix.find((row) => row.operation === operation)!),
    );
  },
  LIMIT_MS,
);
