import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'graphql';
import { afterEach, expect, test } from 'vitest';

interface HooksPlugin {
  plugin: (
    schema: null,
    documents: { document: ReturnType<typeof parse> }[],
    config: { hooksUsedIn: string },
  ) => string | { prepend: string[]; content: string };
}
const { plugin } = createRequire(import.meta.url)('../../scripts/codegen/hooks.cjs') as HooksPlugin;

const OPERATIONS = parse(
  'query List { a } mutation Save { b } subscription Events { c } query Other { d }',
);

const folders: string[] = [];
afterEach(() => {
  folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true }));
});

/** The hooks that are generated for a portal with these sources. */
function hooksFor(sources: Record<string, string>): string[] | string {
  const folder = mkdtempSync(join(tmpdir(), 'hooks-'));
  folders.push(folder);
  mkdirSync(join(folder, 'features'));
  for (const [path, text] of Object.entries(sources)) writeFileSync(join(folder, path), text);
  const made = plugin(null, [{ document: OPERATIONS }], { hooksUsedIn: folder });
  if (typeof made === 'string') return made;
  return [...made.content.matchAll(/function (\w+)/gu)].map(([, name = '']) => name);
}

test('a hook is generated if a source imports it, in whatever way', () => {
  const hooks = hooksFor({
    'a.ts': "import { useListQuery } from './a.gen.ts';",
    'features/b.tsx':
      "import {\n  type SaveMutation,\n  useSaveMutation as useSave,\n} from '../a.gen.ts';",
    'features/c.ts':
      "import { useEventsSubscription, useListLazyQuery } from '../../web/a.gen.ts';",
  });
  expect(hooks).toEqual([
    'useListQuery',
    'useListLazyQuery',
    'useSaveMutation',
    'useEventsSubscription',
  ]);
});

test('a file without used hooks imports nothing of Apollo Client', () => {
  expect(
    hooksFor({
      'a.ts': "// useListQuery\nimport { ListDocument } from './a.gen.ts';",
      'a.gen.ts': "import { useListQuery } from './b.gen.ts';",
      'b.ts': "import { useOtherQuery } from './hand-written.ts';",
    }),
  ).toBe('export type { Types };');
});
