import { useTranslation } from '../design/language/useTranslation.ts';
import { Button } from '../design/button/Button.tsx';
import { useNewBuild } from '../platform/build/useNewBuild.ts';
import { Prompt } from '../design/overlay/Prompt.tsx';
import { useWorkspace } from '../platform/workbench/Workspace.tsx';

/**
 * Announces a new version of the portal. It never reloads by itself: it lists unsaved work and lets
 * the user decide.
 */
export function BuildWatch() {
  const { t } = useTranslation();
  const { isNew, later } = useNewBuild();
  const workspace = useWorkspace();
  if (!isNew) return null;
  const unsaved = workspace.unsavedTitles();
  const text =
    unsaved.length === 0
      ? t('build.new')
      : `${t('build.new')} ${t('build.unsaved', { 0: unsaved.join(t('list.comma')) })}`;
  return (
    <Prompt text={text}>
      <Button kind="plain" onClick={later}>
        {t('build.later')}
      </Button>
      <Button kind="primary" onClick={() => window.location.reload()}>
        {t('build.reload')}
      </Button>
    </Prompt>
  );
}
