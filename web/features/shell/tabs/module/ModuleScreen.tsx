import { Suspense, useEffect, useMemo } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { codeOf } from '../../../../platform/apollo/failure.ts';
import { usePartQuery } from '../../../../platform/data/usePartQuery.ts';
import { StatusPage } from '../../../../design/feedback/StatusPage.tsx';
import type { ModuleReference } from '../../../../platform/workbench/OpenModule.tsx';
import type { EmbeddedScreen, Screens } from '../../../../platform/workbench/screens.ts';
import { leafOfTab } from '../../menu/menu-rows.ts';
import { useShell } from '../../ShellContext.tsx';
import { ModuleDocument } from './Module.gen.ts';
import { emptyMenu, forbidden, obstacleOf, wrongAddress } from './module-obstacles.ts';
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
  const { applications } = useShell();
  // Once loaded, the screen stays until the tab is closed, even if a later query fails.
  const query = usePartQuery(ModuleDocument, {
    variables: { code: module.code, applicationCode: module.applicationCode ?? null },
    partOf: ({ viewer }) => viewer?.module,
    fetchPolicy: reloaded ? 'network-only' : 'cache-first',
  });
  const { part: found, failure, isNone, error, reload } = query;
  useEffect(
    function reportModuleName() {
      if (found !== null && module.provisional)
        controls.setModuleName({ code: module.code, name: found.name, i18nCode: found.i18nCode });
    },
    [found, module, controls],
  );
  if (found !== null)
    return <LoadedModule {...{ module, name, title, screens, embedded, controls, found }} />;
  if (failure === null) return <Waiting />;
  if (!isNone) return <StatusPage title={t('module.failed')} body={failure} onRetry={reload} />;
  const isInMenu = leafOfTab(applications ?? [], module) !== null;
  const missing = isInMenu ? emptyMenu : obstacleOf(null);
  const obstacle = codeOf(error) === 'FORBIDDEN' ? forbidden : missing;
  return <ObstaclePage obstacle={obstacle} names={[title]} controls={controls} />;
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
