import { COLLABORATION } from './collaboration.ts';
import { FINANCE } from './finance.ts';
import { ODDITIES } from './oddities.ts';
import { OPERATIONS } from './operations.ts';
import { PORTAL } from './portal.ts';
import { PROMOTION } from './promotion.ts';
import { PURCHASING } from './purchasing.ts';
import { RECONCILIATION } from './reconciliation.ts';
import { REPORTS } from './reports.ts';
import { STRESS } from './stress.ts';
import { SUPPLIER_MANAGEMENT } from './suppliers.ts';
import { SYSTEM } from './system.ts';
import type { ApplicationSeed } from './tree.ts';

/** Every application, in the order of the switcher. */
export const APPLICATIONS: readonly ApplicationSeed[] = [
  OPERATIONS,
  PURCHASING,
  PROMOTION,
  SUPPLIER_MANAGEMENT,
  FINANCE,
  REPORTS,
  SYSTEM,
  COLLABORATION,
  RECONCILIATION,
  STRESS,
  ODDITIES,
  PORTAL,
];
