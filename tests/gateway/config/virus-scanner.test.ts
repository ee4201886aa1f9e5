import { expect, test } from 'vitest';
import { loadConfig } from '../../../gateway/config/config.ts';
import { folder, linesOf } from './config-lines.ts';

test.each([
  ['tcp://clamd:3310', { host: 'clamd', port: 3310 }],
  ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
  ['', null],
])('VIRUS_SCANNER_URL may be %j', (VIRUS_SCANNER_URL, address) => {
  expect(loadConfig({ DATA_DIR: folder(), VIRUS_SCANNER_URL }).virusScanner).toEqual(address);
});

test.each([
  'tcp://clamd',
  'tcp://clamd:0',
  'tcp://:3310',
  'tcp://user:hush@clamd:3310',
  'tcp://clamd:3310/path',
  'tcp://clamd:3310?x=1',
  'http://clamd:3310',
  'tcp:clamd:3310',
])('VIRUS_SCANNER_URL may not be %s', (VIRUS_SCANNER_URL) => {
  expect(linesOf({ VIRUS_SCANNER_URL })).toEqual([
    'VIRUS_SCANNER_URL is not an address of clamd: use tcp://host:3310',
  ]);
});
