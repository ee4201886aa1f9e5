import type { Target } from './module-target.ts';

/** Why a tab has no screen to show, in two texts: what is the matter, and what can be done. */
export interface Obstacle {
  titleKey: string;
  bodyKey: string;
}

const obstacles = {
  forbidden: { titleKey: 'module.unknown', bodyKey: 'module.unknown.body' },
  unknownModule: { titleKey: 'module.missing', bodyKey: 'module.missing.body' },
  NOT_CONFIGURED: { titleKey: 'module.noLink', bodyKey: 'module.noLink.body' },
  NOT_ALLOWED: { titleKey: 'module.wrongAddress', bodyKey: 'module.wrongAddress.body' },
  wrongLink: { titleKey: 'module.wrongAddress', bodyKey: 'module.wrongLink.body' },
  unknownScreen: { titleKey: 'module.notYet', bodyKey: 'module.notYet.body' },
} as const satisfies Readonly<Record<string, Obstacle>>;

export const { forbidden, NOT_ALLOWED: wrongAddress, wrongLink } = obstacles;

export function obstacleOf(target: Target | null): Obstacle {
  if (target === null) return obstacles.unknownModule;
  return target.__typename === 'NoTarget' ? obstacles[target.reason] : obstacles.unknownScreen;
}
