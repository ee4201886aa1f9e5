import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
// Imported up front, so that its load time does not count in a test: the portal loads it lazily.
import '../../../web/design/forms/PrimeSelect.tsx';

interface User {
  click: (element: Element) => Promise<void>;
  keyboard: (text: string) => Promise<void>;
}
type Scope = Pick<typeof screen, 'getByRole'>;

/** The list field of this name, when PrimeReact's has replaced the browser's own. */
export async function findSelect(name: string, scope: Scope = screen): Promise<HTMLInputElement> {
  return waitFor(() => {
    const field = scope.getByRole<HTMLInputElement>('combobox', { name });
    expect(field.tagName).toBe('INPUT');
    return field;
  });
}

/** Opens a list field as a user does, and chooses the option of this name. */
export async function chooseOption(
  user: User,
  name: string,
  option: string,
  scope?: Scope,
): Promise<void> {
  const field = await findSelect(name, scope);
  await user.click(field);
  await user.click(await screen.findByRole('option', { name: option }));
}

/** The names of the options of a list field, which is opened and closed again. */
export async function optionsOf(
  user: User,
  name: string,
  scope?: Scope,
): Promise<(string | null)[]> {
  const field = await findSelect(name, scope);
  await user.click(field);
  const list = within(await screen.findByRole('listbox', { name }));
  const names = list.getAllByRole('option').map((option) => option.textContent);
  await user.keyboard('{Escape}');
  // A click on the field while its list is closing would not open it again.
  await waitFor(() => expect(screen.queryByRole('listbox', { name })).toBeNull());
  return names;
}
