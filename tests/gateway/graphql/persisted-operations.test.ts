import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startGateway } from '../../support/gateway/gateway.ts';
import { SIGNED_IN_STAFF } from '../../support/retail/retail-fixtures.ts';
import {
  builtPages,
  hashOf,
  idOf,
  NAME,
  NOBODY,
  OWN,
  send,
  start,
  temporaryFolder,
  writeManifest,
} from './operation-support.ts';

describe('An operation of the portal', () => {
  test('is executed by its id', async () => {
    const gateway = await start();
    const { status, data } = await send(gateway, { id: idOf(NAME), cookie: gateway.cookie });
    expect([status, data]).toEqual([
      200,
      { viewer: { name: SIGNED_IN_STAFF.username, __typename: 'Viewer' } },
    ]);
  });

  test('is executed by its id in a GET as well', async () => {
    const { app, cookie } = await start();
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: idOf(NAME) } });
    const { statusCode } = await app.inject({
      url: `/graphql?extensions=${encodeURIComponent(extensions)}`,
      headers: { cookie, 'x-portal-request': '1' },
    });
    expect(statusCode).toBe(200);
  });

  test.each([
    ['unknown', idOf(NOBODY)],
    ['the full hash', hashOf(NAME)],
    ['a known one after a prefix', `x:${idOf(NAME)}`],
    ['empty', ''],
    ['a number', 7],
    ['an object', { a: 1 }],
    ['null', null],
  ])('is refused with a code if the id is %s', async (_title, id) => {
    const gateway = await start();
    const { status, code, message } = await send(gateway, { id, cookie: gateway.cookie });
    expect([status, code]).toEqual([400, 'PERSISTED_QUERY_NOT_FOUND']);
    expect(message).toBe(
      'The gateway does not know an operation with this id. Send its text, or reload the page.',
    );
  });

  test('is refused in the language of the caller if the id is unknown', async () => {
    const gateway = await start();
    const { message } = await send(gateway, {
      id: 'unknown',
      headers: { 'accept-language': 'zh-TW' },
    });
    expect(message).toBe('閘道不認得此編號的操作。請傳送操作文字，或重新整理頁面後再試。');
  });

  test('is refused if the id belongs to a different text, and keeps its own text', async () => {
    const gateway = await start();
    const { cookie } = gateway;
    const wrong = await send(gateway, { id: idOf(NAME), query: OWN, cookie });
    expect([wrong.status, wrong.code]).toEqual([400, 'BAD_USER_INPUT']);
    expect(wrong.message).toContain('do not belong together');
    const plain = await send(gateway, {
      ...{ id: idOf(NAME), query: OWN, cookie },
      headers: { accept: 'application/json' },
    });
    expect([plain.status, plain.code]).toEqual([400, 'BAD_USER_INPUT']);
    const { data } = await send(gateway, { id: idOf(NAME), cookie });
    expect(data?.viewer).toHaveProperty('name');
  });

  test.each([true, [], 'x', { persistedQuery: true }, { persistedQuery: { version: 2 } }])(
    'is refused with a code if the extensions are %j',
    async (extensions) => {
      const gateway = await start();
      const { status, code } = await send(gateway, { extensions, cookie: gateway.cookie });
      expect(status).toBe(400);
      expect(code).toMatch(/^(BAD_REQUEST|BAD_USER_INPUT)$/u);
    },
  );

  test('cannot be added by clients', async () => {
    const gateway = await start();
    const { cookie } = gateway;
    const added = await send(gateway, { id: hashOf(OWN), query: OWN, cookie });
    expect(added.status).toBe(200);
    const again = await send(gateway, { id: hashOf(OWN), cookie });
    expect(again.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });
});

describe('Manifests of earlier builds', () => {
  test('keep the operations of pages that are still open', async () => {
    const formerOperations = temporaryFolder();
    writeManifest(join(formerOperations, '2026-06-01.json'), [NOBODY]);
    writeFileSync(join(formerOperations, 'notes.txt'), 'not a manifest');
    const parts = { webRoot: builtPages() };
    const gateway = await startGateway({ onlyPortalOperations: true, formerOperations }, parts);
    const cookie = await gateway.signIn();
    for (const sent of [{ id: idOf(NAME) }, { id: idOf(NOBODY) }, { query: NOBODY }])
      expect((await send(gateway, { ...sent, cookie })).status).toBe(200);
  });

  test('are not needed after a build while the gateway runs', async () => {
    const webRoot = builtPages();
    const gateway = await startGateway({ onlyPortalOperations: true }, { webRoot });
    const cookie = await gateway.signIn();
    const ask = async (id: string) => (await send(gateway, { id, cookie })).status;
    expect([await ask(idOf(NAME)), await ask(idOf(NOBODY))]).toEqual([200, 400]);
    const manifest = join(webRoot, '.vite', 'persisted-operations.json');
    // While it is being written, nothing changes and nothing fails.
    writeFileSync(manifest, '{"format":"apollo-pers');
    utimesSync(manifest, new Date(), new Date('2029-01-01'));
    expect([await ask(idOf(NAME)), await ask(idOf(NOBODY))]).toEqual([200, 400]);
    writeManifest(manifest, [NOBODY]);
    utimesSync(manifest, new Date(), new Date('2030-01-01'));
    expect([await ask(idOf(NAME)), await ask(idOf(NOBODY))]).toEqual([200, 200]);
  });

  test('must exist if they are configured', async () => {
    await expect(startGateway({ formerOperations: '/nowhere' })).rejects.toThrow(
      'FORMER_OPERATIONS is no folder that can be read: /nowhere',
    );
  });

  test.each([
    ['has a text that does not match its id', { operations: [{ id: idOf(NAME), body: OWN }] }],
    ['has a different format', { format: 'other' }],
    ['has no operations', { operations: undefined }],
  ])('are refused at the start if one %s', async (_title, change) => {
    const webRoot = builtPages([NAME], change);
    await expect(startGateway({}, { webRoot })).rejects.toThrow(
      "is no manifest of the portal's operations",
    );
  });
});
