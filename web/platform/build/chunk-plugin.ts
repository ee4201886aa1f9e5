import type { Plugin } from 'vite';

interface Chunk {
  name: string;
  /** The modules that the chunk exists for, as a pattern of paths below web/. */
  of: RegExp;
}

interface Options {
  /** In order: a module belongs to the first chunk that needs it. */
  chunks: readonly Chunk[];
  /** The entries of all pages. An entry stays a file of its own. */
  pages: { portal: string; playground: string };
}

type ModuleIds = ReadonlySet<string>;

/** The modules that the given ones import, directly or through others, without `import()`. */
function staticClosure(entries: Iterable<string>, importsOf: (id: string) => readonly string[]) {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    importsOf(id).forEach(visit);
  };
  for (const entry of entries) visit(entry);
  return found as ModuleIds;
}

/**
 * Puts a module and all that it imports into one chunk. A screen then loads in a few requests
 * instead of one for each small module, and compresses better. What is imported on demand stays
 * outside, and what both pages use gets a chunk that both can load. Packages are left to the
 * bundler: their index modules import everything, whether it is used here or not.
 */
export function createChunks({ chunks, pages }: Options) {
  const chunkOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'portal:chunks',
    apply: 'build',
    buildEnd() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const all = [...this.getModuleIds()];
      const shared = staticClosure([pages.playground], importsOf);
      const isOwn = (id: string) =>
        !shared.has(id) && id !== pages.portal && !id.includes('/node_modules/');
      for (const { name, of } of chunks) {
        const entries = all.filter((id) => of.test(id.split('/web/').at(-1) ?? ''));
        for (const id of staticClosure(entries, importsOf))
          if (isOwn(id) && !chunkOf.has(id)) chunkOf.set(id, name);
      }
    },
  };
  const groups = chunks.map(({ name }) => ({
    name,
    test: (id: string) => chunkOf.get(id) === name,
  }));
  return { plugin, groups };
}
