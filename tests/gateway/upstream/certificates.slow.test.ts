import { execFile } from 'node:child_process';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createUndiciTransport } from '../../../gateway/upstream/undici-transport.ts';
import { madeCertificate } from '../../support/gateway/certificates.ts';

// Each case starts a process, because Node reads NODE_EXTRA_CA_CERTS at its start.
vi.setConfig({ testTimeout: 60_000 });

/** A server with TLS whose certificate is signed by itself, and the paths that it was asked for. */
async function startServer(subject: string) {
  const certificate = madeCertificate(subject);
  const asked: string[] = [];
  const server = createServer(
    { key: certificate.key, cert: certificate.certificate },
    ({ url = '' }, response) => {
      asked.push(url);
      response.end('{}');
    },
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { ...certificate, asked, url: `https://127.0.0.1:${port}/call?token=secret` };
}

/** What a call of the services comes to, in a process with this authority besides those of Node. */
async function call(url: string, authority: string): Promise<string> {
  const script = `
    import { createUndiciTransport } from './gateway/upstream/undici-transport.ts';
    const transport = createUndiciTransport({ connections: 1 });
    const request = { method: 'GET', url: new URL(${JSON.stringify(url)}), headers: {}, timeoutMs: 10_000 };
    const said = await transport(request).then(({ status }) => String(status), (error) => error.failure);
    console.log(said);
    await transport.close?.();
  `;
  const { PATH = '' } = process.env;
  const env = { PATH, ...(authority !== '' && { NODE_EXTRA_CA_CERTS: authority }) };
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  return new Promise((ended) => {
    execFile(process.execPath, args, { env }, (_error, stdout, stderr) =>
      ended((stdout || stderr).trim()),
    );
  });
}

test('services are called with TLS only if a known authority has signed their certificate', async () => {
  const { url, asked, certificateFile } = await startServer('IP:127.0.0.1');
  expect(await call(url, '')).toBe('unreachable');
  expect(asked).toEqual([]);
  expect(await call(url, certificateFile)).toBe('200');
  expect(asked).toEqual(['/call?token=secret']);
});

test('and only if it is for their host', async () => {
  const { url, asked, certificateFile } = await startServer('DNS:other.example');
  expect(await call(url, certificateFile)).toBe('unreachable');
  expect(asked).toEqual([]);
});

test('with RETAIL_CA_FILE only its authorities count', async () => {
  const [known, other] = [await startServer('IP:127.0.0.1'), await startServer('IP:127.0.0.1')];
  const transport = createUndiciTransport({
    ...{ connections: 1, credentials: () => ({ ca: known.certificate }) },
  });
  onTestFinished(() => transport.close());
  const ask = ({ url }: { url: string }) =>
    transport({ method: 'GET', url: new URL(url), headers: {}, timeoutMs: 10_000 });
  expect((await ask(known)).status).toBe(200);
  await expect(ask(other)).rejects.toMatchObject({ failure: 'unreachable' });
  expect(other.asked).toEqual([]);
});
