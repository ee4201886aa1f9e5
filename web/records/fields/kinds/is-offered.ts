import type { Column } from '../column.ts';

/** Whether there is anything to choose from. */
export const isOffered = ({ options }: Column): boolean => options !== null && options.length > 0;
