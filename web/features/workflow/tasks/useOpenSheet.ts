import { useOpenModule } from '../../../platform/workbench/OpenModule.tsx';
import type { Task } from './task.ts';

/**
 * Returns a function that opens the document of a task. It passes on the task, so that it can be
 * finished there.
 */
export function useOpenSheet(): (task: Task, moduleCode: string) => void {
  const openModule = useOpenModule();
  return ({ code, name, documentNumber }, moduleCode) =>
    openModule({
      code: moduleCode,
      name: documentNumber ?? name,
      provisional: true,
      parameters: { ...(documentNumber !== null && { sheetid: documentNumber }), taskid: code },
    });
}
