import { strToU8 } from 'fflate';
import { describe, expect, test } from 'vitest';
import { templateBook } from '../../../gateway/jobs/thread/template.ts';
import { failedImport } from './import-support.ts';
import {
  encryptedWorkbook,
  notesOf,
  oldWorkbook,
  rawWorkbook,
  sheetXml,
  textCell,
  workbook,
} from './workbooks.ts';

const GOOD_ROWS = `<row>${textCell('Store id')}</row><row>${textCell('1')}</row>`;
const gb = (...bytes: number[]) => Buffer.from(bytes);

describe('An unreadable file is refused with its reason', () => {
  test.each([
    ['ENCRYPTED_FILE', 'a password', () => encryptedWorkbook()],
    ['BAD_FILE', 'a workbook of the last century', () => oldWorkbook()],
    [
      'MACRO_FILE',
      'macros',
      () => rawWorkbook(sheetXml(GOOD_ROWS), { 'xl/vbaProject.bin': strToU8('x') }),
    ],
    [
      'MACRO_FILE',
      'macros of the oldest kind',
      () => rawWorkbook(sheetXml(GOOD_ROWS), { 'xl/macrosheets/sheet1.xml': strToU8('x') }),
    ],
    ['BAD_FILE', 'half a workbook', () => rawWorkbook(sheetXml(GOOD_ROWS)).subarray(0, 300)],
    [
      'BAD_FILE',
      'an archive that is no workbook',
      () => Buffer.from('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'base64'),
    ],
    [
      'BAD_FILE',
      'XML that is none',
      () => rawWorkbook(sheetXml('<row><c>').replace('</sheetData>', '')),
    ],
    [
      'BAD_FILE',
      'a document type with entities',
      () => rawWorkbook(`<!DOCTYPE x [<!ENTITY a "b">]>${sheetXml(GOOD_ROWS)}`),
    ],
    ['NO_ROWS', 'heads alone', () => rawWorkbook(sheetXml(`<row>${textCell('Store id')}</row>`))],
    ['NO_ROWS', 'empty lines', () => Buffer.from('\n\n,,\n')],
    [
      'BAD_FILE',
      'a row whose number is none',
      () => rawWorkbook(sheetXml(GOOD_ROWS.replaceAll('<row>', '<row r="abc">'))),
    ],
    [
      'BAD_FILE',
      'a row number beyond all sheets',
      () => rawWorkbook(sheetXml(GOOD_ROWS.replaceAll('<row>', '<row r="1e300">'))),
    ],
    [
      'BAD_FILE',
      'a row number below the first',
      () => rawWorkbook(sheetXml(GOOD_ROWS.replaceAll('<row>', '<row r="-1">'))),
    ],
    [
      'BAD_FILE',
      'a cell without a column',
      () => rawWorkbook(sheetXml(GOOD_ROWS.replaceAll('<c ', '<c r="12" '))),
    ],
    ['BAD_FILE', 'a program', () => Buffer.from('MZ\u0000\u0001program')],
  ])('%s: %s', async (code, _title, content) => {
    const problem = await failedImport(content());
    expect(problem).toMatchObject({ code, page: null });
    expect(problem.message.length).toBeGreaterThan(15);
  });

  test('WRONG_TEMPLATE: none of its headers is a column', async () => {
    expect(
      await failedImport(
        await workbook([
          ['Product', 'Price'],
          ['a', 1],
        ]),
      ),
    ).toMatchObject({ code: 'WRONG_TEMPLATE' });
  });

  test('WRONG_TEMPLATE: it is the template of a different list with the same headers', async () => {
    const question = { title: 'Stores', columns: [], locale: 'en-US' } as const;
    const heads = templateBook({ ...question, moduleCode: 'another' });
    expect(await failedImport(heads)).toMatchObject({ code: 'NO_ROWS' });
    const filled = rawWorkbook(sheetXml(GOOD_ROWS), notesOf('another'));
    expect(await failedImport(filled)).toMatchObject({ code: 'WRONG_TEMPLATE' });
  });

  test('BAD_FILE: its lines have two encodings, and the first different line is reported', async () => {
    const content = Buffer.concat([
      Buffer.from('Store id,Name\n1,门店\n2,星湖\n3,'),
      gb(0xc3, 0xc5, 0xb5, 0xea, 0x0a),
    ]);
    const problem = await failedImport(content, 'mixed.csv');
    expect(problem.message).toBe(
      'Line 4 uses a different encoding than the lines before it. Save the whole file as UTF-8 and try again.',
    );
  });

  test('BAD_FILE: its text has no valid encoding, and the line is reported', async () => {
    const problem = await failedImport(
      Buffer.concat([Buffer.from('Store id,Name\n1,'), gb(0xff, 0xff, 0x0a)]),
      'bad.csv',
    );
    expect(problem).toMatchObject({
      code: 'BAD_FILE',
      message: expect.stringContaining('Line 2') as string,
    });
  });

  test('FILE_TOO_LARGE: a small file expands too much, which is found before decompression', async () => {
    const bomb = rawWorkbook(sheetXml(GOOD_ROWS));
    // Its directory declares 2 GB.
    const at = bomb.lastIndexOf('PK\x01\x02', undefined, 'latin1');
    bomb.writeUInt32LE(0x8000_0000, at + 24);
    expect((await failedImport(bomb)).code).toBe('FILE_TOO_LARGE');
  });

  test('BAD_FILE: a small file declares a wrong decompressed size', async () => {
    const bomb = rawWorkbook(sheetXml(GOOD_ROWS + ' '.repeat(30_000_000)));
    expect(bomb.length).toBeLessThan(100_000);
    const at = bomb.lastIndexOf('PK\x01\x02', undefined, 'latin1');
    bomb.writeUInt32LE(1000, at + 24);
    expect((await failedImport(bomb)).code).toBe('BAD_FILE');
  });

  test('FILE_TOO_LARGE: its shared texts exceed the memory limit', async () => {
    const bomb = rawWorkbook(sheetXml(GOOD_ROWS), { 'xl/sharedStrings.xml': strToU8('<sst/>') });
    const at = bomb.lastIndexOf('PK\x01\x02', undefined, 'latin1');
    bomb.writeUInt32LE(65 * 1024 * 1024, at + 24);
    expect((await failedImport(bomb)).code).toBe('FILE_TOO_LARGE');
  });
});
