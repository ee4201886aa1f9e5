import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../apollo/failure.ts';
import { Spinner } from '../../../kit/ui/Spinner.tsx';
import { StatusPage } from '../../../kit/ui/StatusPage.tsx';
import type { ModuleReference } from '../../../kit/workbench/OpenModule.tsx';
import type { Screens } from '../../../kit/workbench/screens.ts';
import { useModuleQuery, type ModuleQuery } from './Module.gen.ts';
import { obstacleOf, type Obstacle } from './module-obstacles.ts';
import './ModuleScreen.css';

interface ModuleScreenProps {
  module: ModuleReference;
  title: string;
  screens: Screens;
  onHome: () => void;
  onNamed: (module: ModuleReference) => void;
}

type Target = NonNullable<NonNullable<ModuleQuery['viewer']>['module']>['target'];

/** What a module's tab shows: the built-in screen that its address names, or why there is none. */
export function ModuleScreen({ module, title, screens, onHome, onNamed }: ModuleScreenProps) {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useModuleQuery({
    variables: { code: module.code, applicationCode: module.applicationCode ?? null },
    notifyOnNetworkStatusChange: true,
  });
  const found = data?.viewer?.module;
  useEffect(
    function tellOwnName() {
      if (found != null && module.provisional)
        onNamed({ ...module, name: found.name, i18nCode: found.i18nCode, provisional: false });
    },
    [found, module, onNamed],
  );
  if (loading) return <Waiting />;
  if (found == null && error !== undefined) {
    const { textKey, requestId } = failureOf(error);
    return (
      <StatusPage
        title={t('module.failed')}
        body={t(textKey)}
        detail={requestId === null ? null : t('failure.requestId', { 0: requestId })}
      >
        <button className="btn btn-p" type="button" onClick={() => void refetch()}>
          {t('retry')}
        </button>
      </StatusPage>
    );
  }
  const target = found?.target ?? null;
  const screen = screenOf(target, screens, title);
  if (screen !== null) return <Suspense fallback={<Waiting />}>{screen}</Suspense>;
  return <Obstructed obstacle={obstacleOf(target)} title={title} name={screenName(target) ?? module.code} onHome={onHome} />;
}

function Waiting() {
  return (
    <div className="module-screen-waiting">
      <Spinner />
    </div>
  );
}

function Obstructed({ obstacle, title, name, onHome }: { obstacle: Obstacle; title: string; name: string; onHome: () => void }) {
  const { t } = useTranslation();
  return (
    <StatusPage title={t(obstacle.titleKey)} body={t(obstacle.bodyKey, { 0: title, 1: name })}>
      <button className="btn btn-p" type="button" onClick={onHome}>
        {t('goHome')}
      </button>
    </StatusPage>
  );
}

function screenName(target: Target | null): string | null {
  return target?.__typename === 'BuiltInScreen' ? target.screen : null;
}

function screenOf(target: Target | null, screens: Screens, title: string): ReactNode {
  if (target?.__typename !== 'BuiltInScreen') return null;
  const Screen = Object.hasOwn(screens, target.screen) ? screens[target.screen] : undefined;
  if (Screen === undefined) return null;
  return <Screen title={title} parameters={Object.fromEntries(target.parameters.map(({ name, value }) => [name, value]))} />;
}
