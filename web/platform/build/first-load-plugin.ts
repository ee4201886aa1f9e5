import type { Plugin } from 'vite';

/**
 * Finds the modules that a page needs before anything else and that no other page shares: put into one chunk they pack better than as
 * twenty small ones, which is what the first load of the sign-in page is short of.
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
