import { createContext, use } from 'react';
import type { PlaygroundViewerQuery } from './PlaygroundViewer.gen.ts';
import type { Ask } from './request/ask.ts';
import type { History } from './request/history.ts';
import type { Runs } from './request/runs.ts';

type PlaygroundViewer = NonNullable<PlaygroundViewerQuery['viewer']>;

/** What the parts of the playground share. */
export interface PlaygroundServices {
  /** The signed-in account; null for a visitor. */
  viewer: PlaygroundViewer | null;
  ask: Ask;
  runs: Runs;
  history: History;
  /** The origin of the gateway, for copied requests. */
  origin: string;
}

const PlaygroundContext = createContext<PlaygroundServices | null>(null);

export const PlaygroundProvider = PlaygroundContext.Provider;

export function usePlayground(): PlaygroundServices {
  const services = use(PlaygroundContext);
  if (services === null) throw new Error('usePlayground must be used inside PlaygroundProvider.');
  return services;
}
