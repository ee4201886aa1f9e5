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
  /**
   * Packages whose index module imports far more than the first chunks use, as a pattern of paths.
   * The bundler divides them by the pages that use each module.
   */
  divided: RegExp;
  /** The entries of all pages. An entry stays a file of its own. */
  pages: { portal: string; playground: string };
  /** The module with everything of the playground, which its entry loads on demand. */
  playgroundStart: string;
}

/** What both pages load at once. */
const SHARED = 'shared';
/** The parts of the divided packages. */
const PACKAGES = 'packages';
/** Parts smaller than this many bytes join another part: a request costs more than they do. */
const SMALLEST_PART = 60_000;

/** The modules that the given ones import, directly or through others, without `import()`. */
function staticClosure(entries: Iterable<string>, importsOf: (id: string) => readonly string[]) {
  const found = new Set<string>();
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    importsOf(id).forEach(visit);
  };
  for (const entry of entries) visit(entry);
  return found;
}

/**
 * Puts a module and all that it imports into one chunk. A screen then loads in a few requests
 * instead of one for each small module, and compresses better. What is imported on demand stays
 * outside. What both pages load at once is a chunk of its own. What only the playground needs,
 * and what it uses of the divided packages, is left to the bundler.
 */
export function createChunks({ chunks, divided, pages, playgroundStart }: Options) {
  const chunkOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'portal:chunks',
    apply: 'build',
    buildEnd() {
      const all = [...this.getModuleIds()];
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const closures = chunks.map(({ name, of, isFirst = false }) => {
        const entries = all.filter((id) => of.test(id.split('/web/').at(-1) ?? ''));
        return { name, isFirst, ids: staticClosure(entries, importsOf) };
      });
      const first = new Set(closures.flatMap(({ ids, isFirst }) => (isFirst ? [...ids] : [])));
      const started = staticClosure([playgroundStart], importsOf);
      const assign = (id: string, name: string) => {
        if (id === pages.portal || id === pages.playground || chunkOf.has(id)) return;
        if (divided.test(id) && started.has(id)) return;
        chunkOf.set(id, first.has(id) && divided.test(id) ? PACKAGES : name);
      };
      const playground = staticClosure([pages.playground], importsOf);
      for (const id of staticClosure([pages.portal], importsOf))
        if (playground.has(id)) assign(id, SHARED);
      for (const { name, ids } of closures)
        for (const id of ids) if (!playground.has(id)) assign(id, name);
    },
  };
  const groupOf = (name: string) => ({ name, test: (id: string) => chunkOf.get(id) === name });
  const parts = { entriesAware: true, entriesAwareMergeThreshold: SMALLEST_PART };
  const groups = [
    { ...groupOf(PACKAGES), ...parts },
    ...[SHARED, ...chunks.map(({ name }) => name)].map(groupOf),
  ];
  return { plugin, groups };
}
