import type { Person } from '../generated/resolvers.ts';
import { codeOf, namesOf } from './rows.ts';

/** A person, by name and account code as sent by the services. The code stands in for the name. */
export function personOf(name: unknown, code?: unknown): Person {
  return { name: codeOf(name) || codeOf(code), code: codeOf(code) || null };
}

/** A person; null where the services send neither a name nor a code. */
export function personOrNull(name: unknown, code?: unknown): Person | null {
  const person = personOf(name, code);
  return person.name === '' ? null : person;
}

/** People of whom the services send the names alone; other values are left out. */
export function peopleOf(names: unknown): Person[] {
  return namesOf(names).map((name) => personOf(name));
}
