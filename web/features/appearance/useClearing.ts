import { useCallback } from 'react';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { clearGroups } from '../../platform/preferences/stored-groups.ts';
import type { StoredGroupId } from '../../platform/preferences/storage-keys.ts';
import { defaultColour, defaultLook } from '../../design/theme/appearance.ts';
import { paint } from '../../design/theme/paint.ts';
import { useScheme } from '../../design/theme/SchemeContext.tsx';
import { useWorkspace } from '../../platform/workbench/Workspace.tsx';

/** What of the page itself stems from a group, and is put back when the group is cleared. */
type Reload = () => Promise<void> | void;

/** Clears groups of what this browser keeps, after asking where something unsaved would go, and loads again what can be. */
export function useClearing(): (
  ids: ReadonlySet<StoredGroupId>,
) => Promise<'cleared' | 'kept' | 'failed'> {
  const { language } = useLanguage();
  const { choose } = useScheme();
  const workspace = useWorkspace();
  return useCallback(
    async (ids) => {
      if (ids.has('workspace')) {
        if (!(await workspace.mayLeave())) return 'kept';
        workspace.closeAll();
      }
      const reloads: Partial<Record<StoredGroupId, Reload>> = {
        packs: () => language.refresh().catch(() => undefined), // those on the page stay until the services answer again
        appearance: () => {
          paint(document, defaultLook, defaultColour, null);
          choose('system');
        },
      };
      if (!clearGroups(window, ids)) return 'failed';
      for (const id of ids) await reloads[id]?.();
      // What the page itself has written anew by being reset is none of what the user had.
      if (ids.has('appearance')) clearGroups(window, new Set<StoredGroupId>(['appearance']));
      return 'cleared';
    },
    [language, choose, workspace],
  );
}
