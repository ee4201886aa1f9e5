import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, failureOf } from '../../../../platform/apollo/failure.ts';
import { FailedPage } from '../../../../design/feedback/FailedPage.tsx';
import type { ModuleReference } from '../../../../platform/workbench/OpenModule.tsx';
import type { EmbeddedScreen, Screens } from '../../../../platform/workbench/screens.ts';
import { useModuleQuery } from './Module.gen.ts';
import { forbidden, obstacleOf, wrongAddress } from './module-obstacles.ts';
import { embeddedAddress, parametersOf, type Module } from './module-target.ts';
import { ObstaclePage } from './ObstaclePage.tsx';
import type { TabControls } from '../useTabs.ts';
import { Waiting } from './Waiting.tsx';

interface ModuleScreenProps {
  module: ModuleReference;
  /** Name of the module. `title` is that of its tab, which the screen may have changed. */
  name: string;
  title: string;
  screens: Screens;
  embedded: EmbeddedScreen | undefined;
  reloaded: boolean;
  controls: TabControls;
}

/** The content of a module tab: its screen, or the reason why there is none. */
export function ModuleScreen({
  module,
  name,
  title,
  screens,
  embedded,
  reloaded,
  controls,
}: ModuleScreenProps) {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useModuleQuery({
    variables: { code: module.code, applicationCode: module.applicationCode ?? null },
    notifyOnNetworkStatusChange: true,
    fetchPolicy: reloaded ? 'network-only' : 'cache-first',
  });
  const answer = data?.viewer?.module;
  const [found, setFound] = useState<Module | null>(null);
  // Once loaded, the screen stays until the tab is closed, even if a later query fails.
  if (answer != null && answer !== found) setFound(answer);
  useEffect(
    function reportModuleName() {
      if (found !== null && module.provisional)
        controls.setModuleName({ code: module.code, name: found.name, i18nCode: found.i18nCode });
    },
    [found, module, controls],
  );
  if (found !== null)
    return <LoadedModule {...{ module, name, title, screens, embedded, controls, found }} />;
  if (loading) return <Waiting />;
  if (error === undefined)
    return <ObstaclePage obstacle={obstacleOf(null)} names={[title]} controls={controls} />;
  if (codeOf(error) === 'FORBIDDEN')
    return <ObstaclePage obstacle={forbidden} names={[title]} controls={controls} />;
  return (
    <FailedPage
      title={t('module.failed')}
      failure={failureOf(error)}
      onRetry={() => void refetch()}
    />
  );
}

function LoadedModule({
  module,
  name,
  title,
  screens,
  embedded: Embedded,
  controls,
  found,
}: Omit<ModuleScreenProps, 'reloaded'> & { found: Module }) {
  const { target } = found;
  const parameters = useMemo(() => parametersOf(target, module), [target, module]);
  const names = [title, target.__typename === 'BuiltInScreen' ? target.screen : module.code];
  if (target.__typename === 'EmbeddedModule' && Embedded !== undefined) {
    const url = embeddedAddress(target.url, module.deepLink);
    if (url === null)
      return <ObstaclePage obstacle={wrongAddress} names={names} controls={controls} />;
    return (
      <Suspense fallback={<Waiting />}>
        <Embedded url={url} title={title} parameters={parameters} />
      </Suspense>
    );
  }
  const code = target.__typename === 'BuiltInScreen' ? target.screen : '';
  const Screen = Object.hasOwn(screens, code) ? screens[code] : undefined;
  if (Screen === undefined)
    return <ObstaclePage obstacle={obstacleOf(target)} names={names} controls={controls} />;
  return (
    <Suspense fallback={<Waiting />}>
      <Screen title={name} parameters={parameters} />
    </Suspense>
  );
}
