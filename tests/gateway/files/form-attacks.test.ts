import { expect, test } from 'vitest';
import { PNG } from '../../support/browser/pictures.ts';
import { multipartForm } from '../../support/gateway/multipart-form.ts';
import { openFiles } from './files-support.ts';

const BOUNDARY = 'form-of-a-test';
const FORM = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const part = (head: string, body: Buffer | string) =>
  Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
    Buffer.from(body),
    Buffer.from('\r\n'),
  ]);
const END = Buffer.from(`--${BOUNDARY}--\r\n`);
const FILE = part('name="file"; filename="a.png"', PNG);
const many = (count: number, make: (index: number) => Buffer) =>
  Buffer.concat(Array.from({ length: count }, (_none, index) => make(index)));

async function send(payload: Buffer, headers: Record<string, string> = FORM) {
  const { send: post, cookie, calls } = await openFiles();
  const response = await post(payload, { cookie, 'x-portal-request': '1', ...headers });
  const [call] = calls;
  return { status: response.statusCode, answer: response.json<{ code?: string }>(), calls, call };
}

test.each<[string, Buffer, Record<string, string>?]>([
  ['no final boundary', FILE],
  ['half a final boundary', Buffer.concat([FILE, Buffer.from(`--${BOUNDARY}`)])],
  ['a final boundary before the file', Buffer.concat([END, FILE, END])],
  [
    'another boundary than its header',
    Buffer.concat([FILE, END]),
    {
      'content-type': 'multipart/form-data; boundary=other',
    },
  ],
  [
    'an empty boundary',
    Buffer.concat([FILE, END]),
    {
      'content-type': 'multipart/form-data; boundary=""',
    },
  ],
  [
    'an endless boundary',
    Buffer.concat([FILE, END]),
    {
      'content-type': `multipart/form-data; boundary=${'x'.repeat(5000)}`,
    },
  ],
  [
    'a thousand fields and then the file',
    Buffer.concat([many(1000, (index) => part(`name="f${index}"`, 'x')), FILE, END]),
  ],
  [
    'a thousand empty files under another name',
    Buffer.concat([
      many(1000, (index) => part(`name="g${index}"; filename="g${index}.png"`, '')),
      END,
    ]),
  ],
  [
    'a field whose value is longer than the limit',
    Buffer.concat([
      part('name="note"', 'x'.repeat(100_000)),
      part('name="photo"; filename="a.png"', PNG),
      END,
    ]),
  ],
  [
    'a name of a prototype',
    Buffer.concat([
      part('name="__proto__"', 'x'),
      part('name="constructor"; filename="a.png"', PNG),
      END,
    ]),
  ],
])('a form with %s is refused as a whole', async (_what, payload, headers) => {
  const { status, answer, calls } = await send(payload, headers);
  expect([status, answer.code]).toEqual([400, 'FILE_MISSING']);
  expect(calls).toEqual([]);
});

/** The name decides the type and nothing else: the services are sent a name of the gateway. */
test.each([
  ['leads out of a folder', '../../../etc/passwd/a.png'],
  ['leads out of a folder of Windows', String.raw`..\..\windows\a.png`],
  ['is absolute', '/etc/cron.d/a.png'],
  ['has a NUL', 'a.exe\0.png'],
  ['has 10,000 characters', `${'长'.repeat(10_000)}.png`],
  ['breaks the line', 'a%0d%0aX-Injected: 1.png'],
  ['has a quote', 'a%22; filename=%22b.exe.png'],
  ['has characters that reverse its end', '\u202egpj.png'],
  ['has a stream of Windows', 'a.php::$DATA.png'],
])('a file whose name %s is stored under a neutral name', async (_what, filename) => {
  const { payload, headers } = multipartForm([{ filename, content: PNG }]);
  const { status, call } = await send(payload, headers);
  expect(status).toBe(200);
  expect(call?.text).toContain('filename="picture.png"');
  expect(call?.text).not.toMatch(/passwd|windows|cron|Injected|b\.exe|DATA|gpj/u);
});

test.each([['an encoded name of another type', `name="file"; filename*=UTF-8''a.png%00.exe`]])(
  'a file with %s is not taken for a picture by the other',
  async (_what, head) => {
    const { status, answer, calls } = await send(Buffer.concat([part(head, PNG), END]));
    expect([status, answer.code]).toEqual([415, 'FILE_TYPE']);
    expect(calls).toEqual([]);
  },
);

test('a file in an encoding of its own is taken as the bytes that it has', async () => {
  const encoded = Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n`,
    ),
    Buffer.from(`Content-Transfer-Encoding: base64\r\n\r\n${PNG.toString('base64')}\r\n`),
    END,
  ]);
  const { status, answer, calls } = await send(encoded);
  expect([status, answer.code]).toEqual([415, 'FILE_CONTENT']);
  expect(calls).toEqual([]);
});

test.each([
  ['two names', `name="file"; filename="a.png"; filename*=UTF-8''b.exe`],
  [
    'a thousand headers',
    `name="file"; filename="a.png"${Array.from({ length: 1000 }, (_none, index) => `\r\nX-${index}: injected`).join('')}`,
  ],
])('of a file with %s the services are sent nothing but the picture', async (_what, head) => {
  const { status, call } = await send(Buffer.concat([part(head, PNG), END]));
  expect(status).toBe(200);
  expect((call?.body as Buffer).includes(PNG)).toBe(true);
  expect(call?.text).toContain('filename="picture.png"');
  expect(call?.text).not.toMatch(/b\.exe|injected/u);
});
