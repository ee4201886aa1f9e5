import { buildSchema, parse, validate } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { firstExample } from '../../../../web/features/playground/examples/examples.ts';
import { parseInitialQuery } from '../../../../web/features/playground/request/initial-query.ts';
import { ChannelPieDocument } from '../../../../web/features/home/cards/channel-pie/ChannelPieCard.gen.ts';
import { playgroundAddress } from '../../../../web/features/home/cards/frame/playground-address.ts';
import { CardDocument } from '../../../../web/features/home/Home.gen.ts';
import { createFetcher } from '../../../../web/features/playground/request/fetcher.ts';

describe('The playground', () => {
  const options = (fetch: typeof globalThis.fetch, begin = vi.fn(() => vi.fn())) => ({
    fetch,
    locale: () => 'zh-TW' as const,
    runs: { begin },
  });

  it('sends requests to this origin with the session as the portal does, and the headers of the editor override', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response('{"data":{"viewer":null}}')));
    const fetcher = createFetcher(options(fetch));
    const answer = await fetcher(
      { query: '{ viewer { name } }' },
      { headers: { authorization: 'Bearer x' } },
    );
    expect(answer).toEqual({ data: { viewer: null } });
    expect(fetch).toHaveBeenCalledWith('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        accept: 'application/graphql-response+json, application/json',
        'accept-language': 'zh-TW',
        'content-type': 'application/json',
        'x-portal-playground': '1',
        'x-portal-request': '1',
        authorization: 'Bearer x',
      },
      body: '{"query":"{ viewer { name } }"}',
    });
  });

  it('records the time, the size and the request id of a run, but not of reading the schema', async () => {
    const end = vi.fn();
    const begin = vi.fn(() => end);
    const fetch = () =>
      Promise.resolve(new Response('{"data":"万"}', { headers: { 'x-request-id': 'r1' } }));
    const times = [10, 35];
    const fetcher = createFetcher({ ...options(fetch, begin), now: () => times.shift() ?? 0 });
    await fetcher({ query: 'query A { a }', operationName: 'A' });
    expect(begin).toHaveBeenCalledWith({ query: 'query A { a }', operationName: 'A' });
    expect(end).toHaveBeenCalledWith({ ms: 25, bytes: 14, status: 200, requestId: 'r1' });
    await fetcher({ query: '{ __schema { x } }', operationName: 'IntrospectionQuery' });
    expect(begin).toHaveBeenCalledTimes(1);
  });

  it('sends the name of an operation only if the text has it', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(new Response('{}')));
    const fetcher = createFetcher(options(fetch));
    await fetcher({ query: 'query New { a }', operationName: 'Old' });
    await fetcher({ query: 'query New { a }', operationName: 'New' });
    expect(fetch.mock.calls.map(([, request]) => request?.body)).toEqual([
      '{"query":"query New { a }"}',
      '{"query":"query New { a }","operationName":"New"}',
    ]);
  });

  it('reports an answer that is not GraphQL as an error', async () => {
    const fetcher = createFetcher(
      options(() => Promise.resolve(new Response('<html>bad gateway</html>', { status: 502 }))),
    );
    expect(await fetcher({ query: '{ viewer { name } }' })).toMatchObject({
      errors: [{ message: 'HTTP 502: <html>bad gateway</html>' }],
    });
  });

  it('opens with an example that the schema allows', () => {
    const files = readdirSync('schema').filter((file) => file.endsWith('.graphql'));
    const schema = files.map((file) => readFileSync(`schema/${file}`, 'utf8')).join('\n');
    const directives = readFileSync('scripts/codegen/federation.graphql', 'utf8');
    expect(firstExample.query).toMatch(/^query HomeCards /u);
    expect(validate(buildSchema(`${directives}\n${schema}`), parse(firstExample.query))).toEqual(
      [],
    );
  });
});

describe('The playground opened by a card', () => {
  const variables = {
    dashboardCode: 'home',
    code: 'channelbar',
    filter: { granularity: 'DAY', date: '2026-11-18' },
  };
  const read = (address: string) => parseInitialQuery(new URL(address, 'http://portal.test').hash);
  const files = readdirSync('schema').filter((file) => file.endsWith('.graphql'));
  const directives = readFileSync('scripts/codegen/federation.graphql', 'utf8');
  const schema = buildSchema(
    [directives, ...files.map((file) => readFileSync(`schema/${file}`, 'utf8'))].join('\n'),
  );

  it.each([
    ['CardDocument', CardDocument, 'ChannelBarCard'],
    ['CardDocument', CardDocument, 'KpiCard'],
    ['ChannelPieDocument', ChannelPieDocument, 'ChannelPieCard'],
  ])('starts with its real operation and variables: %s', (_name, document, typename) => {
    const question = read(playgroundAddress({ document, variables }, typename));
    expect(validate(schema, parse(question?.query ?? ''))).toEqual([]);
    const { filter, ...place } = variables;
    expect(JSON.parse(question?.variables ?? '')).toEqual(
      typename === 'KpiCard' ? place : { ...place, filter },
    );
  });

  it.each([
    '',
    '#',
    '#query=',
    `#query=${'x'.repeat(20_001)}`,
    '#query=a&query=b',
    '#variables=%7B%7D',
  ])('ignores %s', (hash) => {
    expect(parseInitialQuery(hash)).toBeNull();
  });

  it.each(['[1]', '"text"', 'null', '{', `{"a":"${'x'.repeat(10_000)}"}`])(
    'ignores invalid variables: %s',
    (text) => {
      const hash = `#${new URLSearchParams({ query: '{ viewer { id } }', variables: text }).toString()}`;
      expect(parseInitialQuery(hash)).toEqual({ query: '{ viewer { id } }', variables: '' });
    },
  );
});
