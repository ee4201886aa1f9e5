import type { Plugin } from 'vite';

/**
 * Finds the modules that only the page `of` needs at first, and not the page `without`. In one
 * chunk they compress better than as twenty small ones, which keeps the first load of the sign-in
 * page small.
 */
export function createFirstLoad({ of, without }: { of: string; without: string }): {
  plugin: Plugin;
  has: (id: string) => boolean;
} {
  const own = new Set<string>();
  return {
    has: (id) => own.has(id),
    plugin: {
      name: 'portal:first-load',
      apply: 'build',
      buildEnd() {
        const closure = (entry: string) => {
          const found = new Set<string>();
          const visit = (id: string) => {
            if (found.has(id)) return;
            found.add(id);
            this.getModuleInfo(id)?.importedIds.forEach(visit);
          };
          visit(entry);
          return found;
        };
        const shared = closure(without);
        for (const id of closure(of))
          if (!shared.has(id) && id !== of && !id.includes('/node_modules/')) own.add(id);
      },
    },
  };
}
