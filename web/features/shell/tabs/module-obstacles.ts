import type { ModuleQuery } from './Module.gen.ts';

type Target = NonNullable<NonNullable<ModuleQuery['viewer']>['module']>['target'];

/** Why a module opens no screen, in two texts: what is the matter, and what can be done. */
export interface Obstacle {
  titleKey: string;
  bodyKey: string;
}

const obstacles = {
  unknownModule: { titleKey: 'module.unknown', bodyKey: 'module.unknown.body' },
  NOT_CONFIGURED: { titleKey: 'module.noLink', bodyKey: 'module.noLink.body' },
  NOT_ALLOWED: { titleKey: 'module.wrongAddress', bodyKey: 'module.wrongAddress.body' },
  unknownScreen: { titleKey: 'module.notYet', bodyKey: 'module.notYet.body' },
  embedded: { titleKey: 'module.embedded', bodyKey: 'module.embedded.body' },
} as const satisfies Readonly<Record<string, Obstacle>>;

export function obstacleOf(target: Target | null): Obstacle {
  if (target === null) return obstacles.unknownModule;
  if (target.__typename === 'NoTarget') return obstacles[target.reason];
  return target.__typename === 'EmbeddedModule' ? obstacles.embedded : obstacles.unknownScreen;
}
