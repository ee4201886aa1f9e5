import type { TFunction } from 'i18next';

/** The names of people in one line, in their order. */
export function namesOfPeople(people: readonly { readonly name: string }[], t: TFunction): string {
  return people.map(({ name }) => name).join(t('list.comma'));
}
