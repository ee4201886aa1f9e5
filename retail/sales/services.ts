import type { ServiceTable } from '../service.ts';

export const salesServices: ServiceTable = {};
