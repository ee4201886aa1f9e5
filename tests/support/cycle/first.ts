import { second } from './second.ts';

/** Imports a file that imports it: what the rule against cycles must find. */
export const first = (): string => `first ${second()}`;
