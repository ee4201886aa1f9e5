import { useMemo } from 'react';
import { useTab } from '../../platform/workbench/TabContext.tsx';
import { changedView, type MessageView, readMessageView } from './message-view.ts';

/** How the centre is looked at: kept with its tab and told by its address. */
export function useMessageView(
  parameters: Readonly<Record<string, string>>,
): [MessageView, (change: Partial<MessageView>) => void] {
  const { view: kept, setView } = useTab();
  const view = useMemo(() => readMessageView(kept, parameters), [kept, parameters]);
  return [view, (change) => setView((before) => changedView(before, change))];
}
