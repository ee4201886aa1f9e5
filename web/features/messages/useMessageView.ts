import { useMemo } from 'react';
import { useTab } from '../../platform/workbench/TabContext.tsx';
import { updateMessageView, type MessageView, readMessageView } from './message-view.ts';

/**
 * The state of the message centre, stored with its tab and in the address, and a function that
 * changes it.
 */
export function useMessageView(
  parameters: Readonly<Record<string, string>>,
): [MessageView, (change: Partial<MessageView>) => void] {
  const { view: tabView, setView } = useTab();
  const view = useMemo(() => readMessageView(tabView, parameters), [tabView, parameters]);
  return [view, (change) => setView((before) => updateMessageView(before, change))];
}
