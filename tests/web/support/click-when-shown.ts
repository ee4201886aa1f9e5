import { act } from '@testing-library/react';

interface Clicks {
  click: (element: Element) => Promise<void>;
}

/**
 * Clicks an element as soon as it is found. Finding it inside `act` would hold back the very
 * updates that render it, so it would never appear.
 */
export async function clickWhenShown(user: Clicks, find: () => Promise<Element>): Promise<void> {
  const element = await find();
  await act(async () => user.click(element));
}
