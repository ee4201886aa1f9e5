import { type ChangeViewOf, useView } from '../../platform/view-address/useView.ts';
import { type MessageView, messageView } from './message-view.ts';

/**
 * The state of the message centre, stored with its tab and in the address, and a function that
 * changes it. A change of type, filter or search returns to the first page; the open message stays
 * open.
 */
export function useMessageView(
  parameters: Readonly<Record<string, string>>,
): [MessageView, ChangeViewOf<MessageView>] {
  const { view, change } = useView(messageView, parameters);
  return [
    view,
    (part) =>
      change('type' in part || 'show' in part || 'search' in part ? { page: 1, ...part } : part),
  ];
}
