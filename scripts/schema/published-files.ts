import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { portalSdl } from '../../gateway/schema.ts';
import { schemaChanges, type Effect } from './schema-changes.ts';

const FOLDER = join('schema', 'published');
const CURRENT = join(FOLDER, 'portal.graphql');
const CHANGES = join('docs', 'schema-changes.md');

const TITLES: Readonly<Record<Effect, string>> = {
  breaking: 'Breaking',
  dangerous: 'Dangerous: a client must expect values that it does not know',
  safe: 'Safe',
};

/** The SDL of each release is a file named after its version. */
export function latestRelease(): { version: string; sdl: string } {
  const versions = readdirSync(FOLDER)
    .flatMap((file) => /^(\d+\.\d+\.\d+)\.graphql$/u.exec(file)?.slice(1) ?? [])
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  const version = versions.at(-1);
  if (version === undefined) throw new Error(`${FOLDER} has no release.`);
  return { version, sdl: readFileSync(join(FOLDER, `${version}.graphql`), 'utf8') };
}

const today = (): string => new Date().toISOString().slice(0, 10);

export const changesSinceRelease = () => schemaChanges(latestRelease().sdl, portalSdl, today());

/** What is written from the schema for readers: its SDL in one file, and its changes since the release. */
export async function publishedFiles(): Promise<{ path: string; text: string }[]> {
  const { version } = latestRelease();
  const changes = await changesSinceRelease();
  const sections = (Object.keys(TITLES) as Effect[]).flatMap((effect) => {
    const lines = changes
      .filter((change) => change.effect === effect)
      .map(({ path, message }) => `- \`${path}\`: ${message.replaceAll("'", '`')}`);
    return lines.length === 0 ? [] : [`## ${TITLES[effect]}\n\n${lines.join('\n')}\n`];
  });
  const text = [
    `# Changes of the schema since ${version}\n`,
    'Written by `npm run codegen` from `schema/published`. Descriptions are left out. A change that breaks clients is refused, unless it removes an element that the release had deprecated with a day that is over.\n',
    ...(sections.length > 0 ? sections : ['None.\n']),
  ].join('\n');
  return [
    { path: CURRENT, text: portalSdl },
    { path: CHANGES, text },
  ];
}
