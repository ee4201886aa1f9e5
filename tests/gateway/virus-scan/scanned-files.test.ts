import { expect, test } from 'vitest';
import { attachmentAddress, fileAddress } from '../../../gateway/request/file-address.ts';
import { PNG } from '../../support/browser/pictures.ts';
import { EICAR, fakeClamd } from '../../support/gateway/fake-clamd.ts';
import { multipartForm } from '../../support/gateway/multipart-form.ts';
import { envelope, openFiles, UPLOADED } from '../files/files-support.ts';

const PATH = '/fs/msc-file/file/A1';
const ATTACHMENT = attachmentAddress(PATH, '合同.pdf', Buffer.alloc(32, 7))!;
const PDF = Buffer.from('%PDF-1.7 …');
const IN_LANGUAGES = {
  'zh-CN': ['病毒扫描发现此文件有问题，已拦截。', '暂时无法对此文件进行病毒扫描'],
  'zh-TW': ['病毒掃描發現此檔案有問題，已攔截。', '暫時無法對此檔案進行病毒掃描'],
  'en-US': ['The virus scanner found something in this file', 'could not be checked for viruses'],
} as const;

async function start(answer?: string) {
  const clamd = await fakeClamd(answer);
  const services = await openFiles(
    ({ method }) => (method === 'GET' ? { body: PDF } : envelope({ url: UPLOADED })),
    { virusScanner: clamd.address },
  );
  const { app, cookie, logLines } = services;
  const form = multipartForm([{ filename: 'stores.csv', content: 'a,b' }]);
  const importFile = (language = 'en-US') =>
    app.inject({
      ...{ method: 'POST', url: '/files/import', payload: form.payload },
      headers: { ...form.headers, cookie, 'x-portal-request': '1', 'accept-language': language },
    });
  const infected = () =>
    logLines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ event }) => event === 'fileInfected');
  return { ...services, clamd, importFile, infected };
}

test('uploads and downloads are scanned as they are, and pass when they are clean', async () => {
  const { clamd, upload, importFile, get, calls, infected } = await start();
  expect((await upload('me.png', PNG)).statusCode).toBe(200);
  expect((await importFile()).statusCode).toBe(200);
  expect((await get(ATTACHMENT)).rawPayload.equals(PDF)).toBe(true);
  expect(clamd.received.map(String)).toEqual([PNG, 'a,b', PDF].map(String));
  expect(calls).toHaveLength(2);
  expect(infected()).toEqual([]);
});

test('an infected upload reaches neither the services nor the store, and is logged', async () => {
  const { upload, importFile, calls, infected } = await start(EICAR);
  const refused = await upload('me.png', PNG);
  expect([refused.statusCode, refused.json()]).toEqual([
    422,
    expect.objectContaining({ code: 'FILE_INFECTED', requestId: 'test-request' }),
  ]);
  expect(refused.body).not.toContain('Eicar');
  expect((await importFile()).json()).toMatchObject({ code: 'FILE_INFECTED' });
  expect(calls).toEqual([]);
  const who = { account: '100001/ops_director', found: 'Eicar-Test-Signature' };
  expect(infected()).toMatchObject([
    { ...who, file: 'avatar' },
    { ...who, file: 'import' },
  ]);
});

test('an infected file of the services is not passed on', async () => {
  const { get, infected, logLines } = await start(EICAR);
  for (const address of [ATTACHMENT, fileAddress(PATH)!]) {
    const response = await get(address);
    expect([response.statusCode, response.json()]).toEqual([
      422,
      expect.objectContaining({ code: 'FILE_INFECTED' }),
    ]);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.headers['content-type']).toContain('application/json');
    expect(response.headers.etag).toBeUndefined();
    expect(response.headers['content-disposition']).toBeUndefined();
  }
  expect(infected().map(({ file }) => file)).toEqual(['attachment', 'picture']);
  expect(logLines.join('')).not.toContain('"event":"download"');
});

test.each(Object.entries(IN_LANGUAGES))(
  'the messages say what to do in %s',
  async (language, texts) => {
    const { importFile, clamd } = await start(EICAR);
    const messages = [(await importFile(language)).json<{ message: string }>().message];
    clamd.answer = 'nonsense';
    const failed = await importFile(language);
    expect([failed.statusCode, failed.json()]).toMatchObject([503, { code: 'FILE_NOT_SCANNED' }]);
    messages.push(failed.json<{ message: string }>().message);
    for (const [index, text] of texts.entries()) expect(messages[index]).toContain(text);
  },
);

test('without the scanner nothing passes', async () => {
  const { clamd, upload, importFile, get, calls } = await start();
  await clamd.close();
  for (const response of [await upload('me.png', PNG), await importFile(), await get(ATTACHMENT)])
    expect([response.statusCode, response.json()]).toMatchObject([
      503,
      { code: 'FILE_NOT_SCANNED' },
    ]);
  // Only the attachment was fetched, to be scanned.
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
});

test('a session that was locked during the scan cannot upload', async () => {
  const { clamd, upload, sessions, cookie, calls } = await start();
  clamd.answer = (_content, socket) => {
    void sessions
      .find(cookie.replace('portal_session=', ''), { quietly: true })
      .then((session) => sessions.lock(session!.id))
      .then(() => socket.end('stream: OK\0'));
  };
  expect((await upload('me.png', PNG)).json()).toMatchObject({ code: 'SESSION_LOCKED' });
  expect(calls).toEqual([]);
});
