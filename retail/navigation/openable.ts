import { grantedApplications } from './applications.ts';
import type { Caller } from '../server/service.ts';
import type { RetailDatabase } from '../database/sqlite.ts';

interface Leading {
  appcode?: string | null;
  modulecode?: string | null;
  moduleparams?: string | null;
}

const NOWHERE = { appcode: null, modulecode: null, moduleparams: null };

/** Removes the module of cards that the caller may not open, so that they have no link. */
export function openableBy(
  db: RetailDatabase,
  caller: Caller,
): <Card extends Leading>(card: Card) => Card {
  const granted = new Set(grantedApplications(db, caller).map(({ appcode }) => appcode));
  return (card) => (granted.has(card.appcode ?? '') ? card : { ...card, ...NOWHERE });
}
