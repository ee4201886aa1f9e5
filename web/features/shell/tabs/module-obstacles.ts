import type { Target } from './module-target.ts';

/** Why a tab has no screen to show, in two texts: what is the matter, and what can be done. */
export interface Obstacle {
  titleKey: string;
  bodyKey: string;
  /** The account may not have it, or it does not exist: nothing that anybody would come back to. */
  isRefusal: boolean;
}

const obstacles = {
  forbidden: { titleKey: 'module.unknown', bodyKey: 'module.unknown.body', isRefusal: true },
  unknownModule: { titleKey: 'module.missing', bodyKey: 'module.missing.body', isRefusal: true },
  NOT_CONFIGURED: { titleKey: 'module.noLink', bodyKey: 'module.noLink.body', isRefusal: false },
  NOT_ALLOWED: {
    titleKey: 'module.wrongAddress',
    bodyKey: 'module.wrongAddress.body',
    isRefusal: true,
  },
  wrongLink: { titleKey: 'module.wrongAddress', bodyKey: 'module.wrongLink.body', isRefusal: true },
  unknownScreen: { titleKey: 'module.notYet', bodyKey: 'module.notYet.body', isRefusal: false },
} as const satisfies Readonly<Record<string, Obstacle>>;

export const { forbidden, NOT_ALLOWED: wrongAddress, wrongLink } = obstacles;

export function obstacleOf(target: Target | null): Obstacle {
  if (target === null) return obstacles.unknownModule;
  return target.__typename === 'NoTarget' ? obstacles[target.reason] : obstacles.unknownScreen;
}
