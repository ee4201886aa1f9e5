import { first } from './first.ts';

export const second = (): string => `second ${first.name}`;
