import { cp, mkdir, readFile, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runTool } from './steps.mjs';

/**
 * Checks that the generated files are up to date. The contracts and the sources of the portal are
 * copied to a separate folder, the files are generated there and compared byte by byte. The working
 * tree stays unchanged, and uncommitted files are included.
 */
const ASIDE = 'node_modules/.cache/codegen-drift';
const ROOTS = ['gateway', 'web', 'schema'];

const filesBelow = async (folder) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
};
const isGenerated = (path) => /(^|\/)generated\/|\.gen\.tsx?$/.test(path);
const isContract = (path) => /\.(graphql|yaml)$/.test(path);
/** Which hooks are generated depends on what the sources of the portal import. */
const isPortalSource = (path) =>
  path.startsWith('web/') && /\.tsx?$/.test(path) && !isGenerated(path);
const textOf = (path) => readFile(path, 'utf8').catch(() => undefined);

export async function codegenDrift() {
  await rm(ASIDE, { recursive: true, force: true });
  const here = (await Promise.all(ROOTS.map(filesBelow)))
    .flat()
    .filter((path) => !path.startsWith('web/dist/'));
  const inputs = [
    ...here.filter((path) => isContract(path) || isPortalSource(path)),
    ...(await filesBelow('scripts/codegen')),
    'codegen.ts',
    'package.json',
  ];
  for (const path of inputs) {
    await mkdir(dirname(join(ASIDE, path)), { recursive: true });
    await cp(path, join(ASIDE, path));
  }
  const tools = [
    ['graphql-codegen', ['--config', 'codegen.ts', '--silent']],
    [
      'openapi-typescript',
      ['schema/retail.openapi.yaml', '-o', 'schema/generated/retail.ts', '--empty-objects-unknown'],
    ],
  ];
  const outcomes = await Promise.all(
    tools.map(([name, args]) => runTool(name, args, { cwd: ASIDE })),
  );
  const failed = outcomes.filter((outcome) => !outcome.ok);
  if (failed.length > 0)
    return { ok: false, output: failed.map((outcome) => outcome.output).join('\n') };

  const made = (await Promise.all(ROOTS.map((root) => filesBelow(join(ASIDE, root)))))
    .flat()
    .map((path) => path.slice(ASIDE.length + 1));
  const paths = new Set([...made, ...here].filter(isGenerated));
  const stale = [];
  for (const path of [...paths].sort())
    if ((await textOf(path)) !== (await textOf(join(ASIDE, path)))) stale.push(path);
  return {
    ok: stale.length === 0,
    output: stale.map((path) => `${path} is not what \`npm run codegen\` makes`).join('\n'),
  };
}
