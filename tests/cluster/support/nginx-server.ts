import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'node:net';
import { findProgram } from '../../support/find-program.ts';
import { freePort } from '../../support/free-port.ts';
import { untilAlone } from '../../support/until-alone.ts';
import { NEW_KEY } from '../../support/gateway/new-key.ts';

const program = findProgram('nginx');

/** Whether this machine has nginx. If not, its tests are skipped. */
export const hasNginx = (): boolean => program !== null;

export interface NginxServer {
  /** The address that browsers use. */
  url: string;
  stop(): Promise<void>;
}

/**
 * nginx with the configuration of deploy/nginx in front of these gateways. Only addresses and
 * certificate differ, and a header says which gateway has answered.
 */
export async function startNginx(gatewayPorts: readonly number[]): Promise<NginxServer> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-nginx-'));
  const [plainPort, port] = [await freePort(), await freePort()];
  createCertificate(folder);
  writeFileSync(
    join(folder, 'nginx.conf'),
    wholeOf(folder, siteOf(folder, gatewayPorts, plainPort, port)),
  );
  const command = [program ?? 'nginx', '-p', folder, '-c', 'nginx.conf'];
  const shell = spawn('/bin/sh', untilAlone('QUIT', folder, command), {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  shell.stderr.setEncoding('utf8').on('data', (text: string) => void said.push(text));
  const exited = once(shell, 'exit');
  await Promise.race([
    listening(port),
    exited.then(() => Promise.reject(new Error(`nginx did not start: ${said.join('')}`))),
  ]);
  return {
    url: `https://127.0.0.1:${String(port)}`,
    async stop() {
      shell.stdin.end();
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function siteOf(
  folder: string,
  gatewayPorts: readonly number[],
  plainPort: number,
  port: number,
): string {
  return readFileSync(join('deploy', 'nginx', 'portal.conf'), 'utf8')
    .replaceAll(
      /gateway-(\d):4000/gu,
      (_all, number: string) => `127.0.0.1:${String(gatewayPorts[Number(number) - 1])}`,
    )
    .replace('listen 80;', `listen 127.0.0.1:${String(plainPort)};`)
    .replace('listen 443 ', `listen 127.0.0.1:${String(port)} `)
    .replaceAll('/etc/nginx/tls', folder)
    .replace(
      'add_header Strict',
      'add_header x-answered-by $upstream_addr always;\n  add_header Strict',
    );
}

function wholeOf(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  // Its own user could not read the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `${user} pid ${folder}/pid; error_log stderr error; daemon off; worker_processes 2;
    events { worker_connections 4096; }
    http { access_log off; ${temporary} ${site} }`;
}

function createCertificate(folder: string): void {
  const files = ['-keyout', join(folder, 'portal.key'), '-out', join(folder, 'portal.crt')];
  execFileSync(
    'openssl',
    ['req', '-x509', ...NEW_KEY, '-nodes', '-subj', '/CN=portal.example', ...files],
    { stdio: 'ignore' },
  );
}

/** Resolves when the port accepts connections. */
async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = createConnection(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await new Promise((resolve) => void setTimeout(resolve, 20));
  }
}
