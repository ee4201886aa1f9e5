import { expect } from 'vitest';

/** The server under test. Answers are whole, with errors and extensions. */
export interface Suite {
  /** The SDL that it answers to `_service`, without ignored characters. */
  sdl: string;
  /** Asks it directly. */
  products(
    query: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ): Promise<unknown>;
  /** Asks a router that composes it with the other subgraphs. */
  router(query: string, variables: Record<string, unknown>): Promise<unknown>;
}

export type Check = (suite: Suite) => Promise<void> | void;

/** The checks of each feature, with their titles. */
export type Features = Readonly<Record<string, readonly (readonly [string, Check])[]>>;

/** Checks that the SDL applies a directive. */
export const applies =
  (pattern: RegExp): Check =>
  ({ sdl }) =>
    expect(sdl).toMatch(pattern);
