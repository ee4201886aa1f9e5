import { useOpenModule } from '../../../platform/workbench/OpenModule.tsx';
import type { Task } from './task.ts';

/** Opens the sheet in which a task is worked on. The sheet is told the task, so that it can be said there that the work is done. */
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
