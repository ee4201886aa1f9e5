import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type Answering } from '../../support/retail/loopback-retail.ts';
import { OPERATIONS } from '../../../gateway/upstream/operations.ts';
import { failureOf, upstreamFixture } from './fixture.ts';
import { html, text } from './call-support.ts';

test.each<[string, Answering]>([
  ['reachable', () => ({ returncode: 'A0244' })],
  ['reachable', () => ({ returncode: '0' })],
  ['unhealthy', () => ({ returncode: 'B0001' })],
  ['unhealthy', () => ({ returncode: 'A0001', status: 502 })],
  ['unhealthy', html],
])('the health is %s and is checked once in five seconds', async (health, answering) => {
  const { retail, upstream, time } = await upstreamFixture();
  retail.answer(OPERATIONS.globalParameters, answering);
  expect(await Promise.all([upstream.health(), upstream.health()])).toEqual([health, health]);
  expect(retail.calls).toMatchObject([{ headerToken: undefined }]);
  time.now += 5_000;
  await upstream.health();
  expect(retail.calls).toHaveLength(2);
});

test('a language pack is fetched without a token and decompressed, by encoding or file format', async () => {
  const { retail, upstream } = await upstreamFixture();
  const path = '/api/msc-gls/languagePack/en-US/abc.json';
  for (const answering of [
    text('{"a":"b"}'),
    text(gzipSync('{"a":"b"}'), { 'content-encoding': 'gzip' }),
    text(gzipSync('{"a":"b"}'), { 'content-type': 'application/gzip' }),
  ]) {
    retail.answer(path, answering);
    expect((await upstream.download(path)).toString()).toBe('{"a":"b"}');
  }
  expect(
    retail.calls.every(({ method, queryToken }) => method === 'GET' && queryToken === null),
  ).toBe(true);
});

test('a language pack is refused if it is at a foreign address, missing or larger than 5 MB', async () => {
  const { retail, upstream } = await upstreamFixture();
  const path = '/api/msc-gls/languagePack/en-US/abc.json';
  expect(await failureOf(upstream.download('/api/msc-ucs/account/getOne'))).toBe('not-allowed');
  expect(await failureOf(upstream.download('https://elsewhere.example/pack.json'))).toBe(
    'not-allowed',
  );
  expect(retail.calls).toHaveLength(0);
  retail.answer(path, (_call, response) => (response.writeHead(404).end('{}'), 'handled'));
  expect(await failureOf(upstream.download(path))).toBe('malformed');
  retail.answer(path, text(Buffer.alloc(5 * 1024 * 1024 + 1, 'x')));
  expect(await failureOf(upstream.download(path))).toBe('malformed');
});
