import { useCallback } from 'react';
import { useLanguage } from '../../design/language/LanguageContext.tsx';
import { clearGroups } from '../../platform/preferences/stored-groups.ts';
import type { StoredGroupId } from '../../platform/preferences/storage-keys.ts';
import { DEFAULT_COLOR, defaultLook } from '../../design/theme/appearance.ts';
import { applyAppearance } from '../../design/theme/apply-appearance.ts';
import { useScheme } from '../../design/theme/SchemeContext.tsx';
import { useWorkspace } from '../../platform/workbench/Workspace.tsx';

/** Restores the parts of the page that depend on a group after the group has been cleared. */
type Reload = () => Promise<void> | void;

/**
 * Returns a function that clears groups of stored data. It asks first if unsaved work would be
 * lost, and loads the cleared data again where possible.
 */
export function useClearStoredData(): (
  ids: ReadonlySet<StoredGroupId>,
) => Promise<'cleared' | 'canceled' | 'failed'> {
  const { language } = useLanguage();
  const { choose } = useScheme();
  const workspace = useWorkspace();
  return useCallback(
    async (ids) => {
      if (ids.has('workspace')) {
        if (!(await workspace.mayLeave())) return 'canceled';
        workspace.closeAll();
      }
      const reloads: Partial<Record<StoredGroupId, Reload>> = {
        // If the services do not answer, the texts on the page stay.
        packs: () => language.prepareAgain().catch(() => undefined),
        appearance: () => {
          applyAppearance(document, defaultLook, DEFAULT_COLOR, null);
          choose('system');
        },
      };
      if (!clearGroups(window, ids)) return 'failed';
      for (const id of ids) await reloads[id]?.();
      // Resetting the appearance has stored it again, so clear it once more.
      if (ids.has('appearance')) clearGroups(window, new Set<StoredGroupId>(['appearance']));
      return 'cleared';
    },
    [language, choose, workspace],
  );
}
