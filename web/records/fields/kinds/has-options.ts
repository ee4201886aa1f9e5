import type { Column } from '../column.ts';

/** Whether the column has options of its own. */
export const hasOptions = ({ options }: Column): boolean => options !== null && options.length > 0;
