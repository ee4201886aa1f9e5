import { useCommand } from '../../../platform/data/useCommand.ts';
import { CentreMessageReadDocument } from './Counters.gen.ts';

/** Marks an opened message as read. If that fails, it stays unread and the user sees the reason. */
export function useReadMessage(): (id: string) => void {
  const { run } = useCommand(CentreMessageReadDocument);
  return (id) => void run({ input: { ids: [id] } }, { notice: {} });
}
