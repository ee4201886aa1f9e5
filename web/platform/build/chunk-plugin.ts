import type { Plugin } from 'vite';

interface Chunk {
  name: string;
  /** The modules that the chunk exists for, as a pattern of paths below web/. */
  of: RegExp;
  /** Whether it is loaded before anything of a screen is shown. */
  isFirst?: true;
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
 * outside, and what both pages use gets a chunk that both can load.
 *
 * Packages that the chunks with `isFirst` import are left to the bundler: their index modules
 * import everything, also what only later pages use. All other packages go with the first chunk
 * that imports them. Otherwise the bundler could put them beside an entry that imports that chunk,
 * and the two files would import each other.
 */
export function createChunks({ chunks, pages }: Options) {
  const chunkOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'portal:chunks',
    apply: 'build',
    buildEnd() {
      const all = [...this.getModuleIds()];
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const closureOf = ({ of }: Chunk) =>
        staticClosure(
          all.filter((id) => of.test(id.split('/web/').at(-1) ?? '')),
          importsOf,
        );
      const shared = staticClosure([pages.playground], importsOf);
      const first = new Set(
        chunks.filter(({ isFirst }) => isFirst).flatMap((chunk) => [...closureOf(chunk)]),
      );
      const mayMove = (id: string) =>
        !shared.has(id) && id !== pages.portal && !(id.includes('/node_modules/') && first.has(id));
      for (const chunk of chunks)
        for (const id of closureOf(chunk))
          if (mayMove(id) && !chunkOf.has(id)) chunkOf.set(id, chunk.name);
    },
  };
  const groups = chunks.map(({ name }) => ({
    name,
    test: (id: string) => chunkOf.get(id) === name,
  }));
  return { plugin, groups };
}
