import { randomBytes } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { systemAfter } from '../../../gateway/async/timers.ts';
import { createFileScanner } from '../../../gateway/virus-scan/file-scanner.ts';
import { CLEAN, EICAR, fakeClamd } from '../../support/gateway/fake-clamd.ts';
import { createManualTimers } from '../../support/manual-timers.ts';

type Parts = Parameters<typeof createFileScanner>[0];

function scannerFor(address: Parts['address'], parts: Partial<Parts> = {}) {
  const time = { now: 0 };
  const lines: unknown[][] = [];
  const log = (fields: object, message: string) => void lines.push([fields, message]);
  const counted: string[] = [];
  const scanner = createFileScanner({
    ...{ address, clock: () => time.now, after: systemAfter },
    logger: { debug: log, info: log, warn: log, error: log },
    count: (verdict) => void counted.push(verdict),
    ...parts,
  });
  return { ...scanner, time, lines, counted };
}

const CANNOT = 'the virus scanner cannot be used, so files are refused';

test.each([0, 1, 65_536, 65_537, 3_000_000])(
  'sends a file of %i bytes as it is, and knows clean from infected',
  async (size) => {
    const clamd = await fakeClamd();
    const { scan, counted } = scannerFor(clamd.address);
    const [one, other] = [randomBytes(size), Buffer.concat([randomBytes(size), Buffer.from('x')])];
    expect(await scan(one)).toEqual({ kind: 'clean' });
    clamd.answer = EICAR;
    expect(await scan(other)).toEqual({ kind: 'infected', name: 'Eicar-Test-Signature' });
    expect(clamd.received.map((content) => content.equals(one) || content.equals(other))).toEqual([
      true,
      true,
    ]);
    expect(counted).toEqual(['clean', 'infected']);
  },
);

test.each([
  ['a limit of its own', 'INSTREAM size limit exceeded. ERROR\0'],
  ['a fault', 'stream: Can’t allocate memory ERROR\0'],
  ['nothing', ''],
  ['half an answer', 'stream: OK'],
  ['OK among other words', 'stream: OK but FOUN\0'],
  ['two answers', 'stream: OK\0stream: OK\0'],
  ['another service', 'HTTP/1.1 200 OK\r\n\r\n'],
  ['an endless answer', 'x'.repeat(100_000)],
])('a file is not clean when the scanner answers %s', async (_what, answer) => {
  const clamd = await fakeClamd(answer);
  const { scan, lines } = scannerFor(clamd.address);
  expect(await scan(Buffer.from('a'))).toEqual({ kind: 'failed' });
  expect(lines).toEqual([[{ reason: expect.any(String) }, CANNOT]]);
});

test('a file is not clean when the connection is reset, also after an OK that ends nowhere', async () => {
  const clamd = await fakeClamd((_content, socket) => {
    socket.write('stream: OK');
    socket.resetAndDestroy();
  });
  expect(await scannerFor(clamd.address).scan(Buffer.from('a'))).toEqual({ kind: 'failed' });
});

test('an outage and its end are logged once each', async () => {
  const clamd = await fakeClamd();
  const { scan, lines } = scannerFor(clamd.address);
  await clamd.close();
  for (const content of ['a', 'b']) expect((await scan(Buffer.from(content))).kind).toBe('failed');
  const again = await fakeClamd();
  expect(lines).toHaveLength(1);
  const working = scannerFor(again.address);
  again.answer = '';
  await working.scan(Buffer.from('a'));
  again.answer = CLEAN;
  await working.scan(Buffer.from('b'));
  await working.scan(Buffer.from('c'));
  expect(working.lines.map(([, message]) => message)).toEqual([
    CANNOT,
    'the virus scanner can be used again',
  ]);
});

test('a scanner that does not answer is left after 20 seconds, in line and at the scanner together', async () => {
  const clamd = await fakeClamd(null);
  const timers = createManualTimers();
  const { scan } = scannerFor(clamd.address, { after: timers.after });
  const scans = Array.from({ length: 10 }, (_none, index) => scan(Buffer.from(`file ${index}`)));
  // Four at once; the others wait in line and are never sent.
  await vi.waitFor(() => expect(clamd.received).toHaveLength(4));
  timers.pass(20_000);
  expect(await Promise.all(scans)).toEqual(Array.from({ length: 10 }, () => ({ kind: 'failed' })));
  await vi.waitFor(() => expect(clamd.open()).toBe(0));
  expect(clamd.received).toHaveLength(4);
  // Its slots are free again.
  clamd.answer = CLEAN;
  expect(await scan(Buffer.from('later'))).toEqual({ kind: 'clean' });
});

test('what was clean is not scanned again for ten minutes; what was not is', async () => {
  const clamd = await fakeClamd();
  const { scan, time, counted } = scannerFor(clamd.address);
  const content = Buffer.from('logo');
  await scan(content);
  time.now += 10 * 60_000 - 1;
  clamd.answer = EICAR;
  expect(await scan(content)).toEqual({ kind: 'clean' });
  time.now += 1;
  expect((await scan(content)).kind).toBe('infected');
  expect((await scan(content)).kind).toBe('infected');
  expect(clamd.received).toHaveLength(3);
  expect(counted).toEqual(['clean', 'infected', 'infected']);
});
