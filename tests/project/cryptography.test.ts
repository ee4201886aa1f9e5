import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from '../support/source-files.ts';

/** The table of docs/operating.md, under "Cryptography". */
const page = readFileSync('docs/operating.md', 'utf8');
const section = page.slice(
  page.indexOf('\n## Cryptography'),
  page.indexOf('\n## Updates of packages'),
);
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/gu)].map(([, inner = '']) => inner);
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, functions = '', algorithm = '', use = '']) => ({
    functions: quoted(functions),
    algorithm: quoted(algorithm)[0] ?? null,
    files: quoted(use).filter((text) => text.endsWith('.ts')),
  }));

const sources = projectFiles()
  .filter((path) => /^(?:gateway|retail|web)\/.*\.tsx?$/u.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  .filter(({ text }) => text.includes("from 'node:crypto'"));
const sorted = (names: Iterable<string>) => [...new Set(names)].toSorted();

test('the inventory has the functions of Node that the sources import', () => {
  const imported = sources.flatMap(({ text }) =>
    [...text.matchAll(/import \{([^}]+)\} from 'node:crypto'/gu)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    ),
  );
  expect(sources.length).toBeGreaterThan(30);
  expect(sorted(imported.filter((name) => name !== ''))).toEqual(
    sorted(rows.flatMap(({ functions }) => functions)),
  );
});

/** Quoted names of ciphers and hashes. */
const NAMES =
  /'((?:aes|chacha20|des|rc4|camellia|aria|sm4|md|sha|ripemd|blake|whirlpool)[\w-]*\d[\w-]*)'/giu;

test('and their algorithms; those that do not protect are used only where it says so', () => {
  const used = sources.flatMap(({ path, text }) =>
    [...text.matchAll(NAMES)].map(([, name = '']) => ({ path, name })),
  );
  const listed = rows.flatMap(({ algorithm }) => algorithm ?? []);
  expect(sorted(used.map(({ name }) => name))).toEqual(
    sorted(listed.filter((name) => name !== 'scrypt')),
  );
  for (const weak of ['md5', 'sha1']) {
    const allowed = rows.find(({ algorithm }) => algorithm === weak)?.files ?? [];
    expect(sorted(used.filter(({ name }) => name === weak).map(({ path }) => path))).toEqual(
      sorted(allowed),
    );
  }
});

/** Names of packages that do cryptography in JavaScript, as far as they are widely used. */
const OWN_CRYPTOGRAPHY =
  /^(?:@noble\/.*|@stablelib\/.*|@peculiar\/.*|aes-js|asmcrypto.*|bcryptjs|blakejs|browserify-.*|cipher-base|create-hash|create-hmac|crypto-.*|elliptic|fast-sha256|hash-base|hash\.js|js-md5|js-sha\d+|jsrsasign|md5|md5\.js|node-forge|pbkdf2|ripemd160|scrypt-js|sha\.js|sha1|sjcl|sm-crypto.*|spark-md5|tweetnacl.*)$/u;

test('no package of the production folder brings cryptography of its own', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Readonly<Record<string, { dev?: boolean }>>;
  };
  const names = (dev: boolean) =>
    Object.entries(packages)
      .filter(([path, entry]) => path !== '' && (entry.dev === true) === dev)
      .map(([path]) => path.split('node_modules/').at(-1) ?? '')
      .filter((name) => OWN_CRYPTOGRAPHY.test(name));
  // Of Apollo Server, which takes it only where there is no Node.
  expect(sorted(names(false))).toEqual(['sha.js']);
  const choice = readFileSync('node_modules/@apollo/utils.createhash/dist/index.js', 'utf8');
  expect(choice).toMatch(/isNodeLike[\s\S]*crypto[\s\S]*createHash/u);
  // The pattern finds the one that the receiver of the tests has.
  expect(names(true)).toContain('fast-sha256');
});
