import { grantedApplications } from './applications.ts';
import type { Caller } from '../server/service.ts';
import type { RetailDatabase } from '../database/sqlite.ts';

interface Leading {
  appcode?: string | null;
  modulecode?: string | null;
  moduleparams?: string | null;
}

const NOWHERE = { appcode: null, modulecode: null, moduleparams: null };

/** Takes from cards the module that their caller may not open anyway: they lead nowhere for him. */
export function openableBy(db: RetailDatabase, caller: Caller): <Card extends Leading>(card: Card) => Card {
  const granted = new Set(grantedApplications(db, caller).map(({ appcode }) => appcode));
  return (card) => (granted.has(card.appcode ?? '') ? card : { ...card, ...NOWHERE });
}
