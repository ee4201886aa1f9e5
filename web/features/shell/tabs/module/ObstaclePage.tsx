import { useEffect } from 'react';
import { useTranslation } from '../../../../design/language/useTranslation.ts';
import { Button } from '../../../../design/button/Button.tsx';
import { useGoBack } from '../../../../platform/routes/useGoBack.ts';
import { StatusPage } from '../../../../design/feedback/StatusPage.tsx';
import { useTabIfAny } from '../../../../platform/workbench/TabContext.tsx';
import type { Obstacle } from './module-obstacles.ts';
import { HOME_TAB_ID } from '../tabs.ts';
import type { TabControls } from '../useTabs.ts';

interface ObstaclePageProps {
  obstacle: Obstacle;
  /** Names used in the texts: the tab title, then the screen or module code. */
  names?: readonly string[];
  controls: TabControls;
}

/** Shown in a tab that cannot show its screen: the reason, and buttons to go home or back. */
export function ObstaclePage({ obstacle, names = [], controls }: ObstaclePageProps) {
  const { t } = useTranslation();
  const id = useTabIfAny()?.id;
  const { isRefusal } = obstacle;
  useEffect(
    function markRefusal() {
      if (id === undefined || !isRefusal) return undefined;
      controls.markRefused(id, true);
      return () => controls.markRefused(id, false);
    },
    [id, isRefusal, controls],
  );
  const goHome = () => controls.select(HOME_TAB_ID);
  const goBack = useGoBack(goHome);
  return (
    <StatusPage
      title={t(obstacle.titleKey)}
      body={t(obstacle.bodyKey, { 0: names[0], 1: names[1] })}
    >
      <Button kind="primary" onClick={goHome}>
        {t('goHome')}
      </Button>
      <Button kind="plain" onClick={goBack}>
        {t('goBack')}
      </Button>
    </StatusPage>
  );
}
