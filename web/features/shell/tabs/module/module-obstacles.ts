import type { Target } from './module-target.ts';

/** The reason why a tab cannot show its screen: a title and what the user can do. */
export interface Obstacle {
  titleKey: string;
  bodyKey: string;
  /**
   * The module is forbidden or does not exist, so the tab closes when a different tab is selected.
   */
  isRefusal: boolean;
}

const obstacles = {
  forbidden: { titleKey: 'module.unknown', bodyKey: 'module.unknown.body', isRefusal: true },
  unknownModule: { titleKey: 'module.missing', bodyKey: 'module.missing.body', isRefusal: true },
  // A menu whose module the services do not have: what it opens has not been set up.
  emptyMenu: { titleKey: 'module.missing', bodyKey: 'module.noLink.body', isRefusal: true },
  NOT_CONFIGURED: { titleKey: 'module.noLink', bodyKey: 'module.noLink.body', isRefusal: false },
  NOT_ALLOWED: {
    titleKey: 'module.wrongAddress',
    bodyKey: 'module.wrongAddress.body',
    isRefusal: true,
  },
  wrongLink: { titleKey: 'module.wrongAddress', bodyKey: 'module.wrongLink.body', isRefusal: true },
  unknownScreen: { titleKey: 'module.notYet', bodyKey: 'module.notYet.body', isRefusal: false },
} as const satisfies Readonly<Record<string, Obstacle>>;

export const { forbidden, emptyMenu, NOT_ALLOWED: wrongAddress, wrongLink } = obstacles;

/** Why a module without a screen cannot be shown; `null` is a module that does not exist. */
export function obstacleOf(target: Target | null): Obstacle {
  if (target === null) return obstacles.unknownModule;
  return target.__typename === 'NoTarget' ? obstacles[target.reason] : obstacles.unknownScreen;
}
