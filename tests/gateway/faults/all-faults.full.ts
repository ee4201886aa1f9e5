import { expect, test } from 'vitest';
import { printMatrix } from './print-matrix.ts';
import { matrixOperations, tryAll } from './try-all.ts';

const LIMIT_MS = 900_000;

/** Run by `npm run faults`, which writes the page. */
test(
  'every fault of every call gives a partial page or a coded error, and leaves nothing behind',
  async () => {
    const page = printMatrix(await tryAll(matrixOperations()));
    await expect(page).toMatchFileSnapshot('../../../docs/fault-matrix.md');
  },
  LIMIT_MS,
);
