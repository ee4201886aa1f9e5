import type { Column } from './verb.ts';

/** Maximum characters in a form field; the contract would allow more. */
const MAX_OPINION_LENGTH = 500;

export function opinionField(columntitle: string, isRequired: boolean): Column {
  return {
    columnname: 'opinion',
    columntype: 'Textarea',
    columntitle,
    validempty: isRequired ? '0' : '1',
    validlengthmax: MAX_OPINION_LENGTH,
    columnspan: 12,
  };
}

/** A colleague who may take part in a task. */
export function personField(columntitle: string, taskId: string): Column {
  return {
    columnname: 'usercode',
    columntype: 'SelectRest',
    columntitle,
    validempty: '0',
    columnrest: '/api/msc-bpm/option/people',
    columnrestparams: JSON.stringify({ taskId }),
    columnrestmap: '{"value":"usercode","label":"display"}',
    columnspan: 12,
  };
}
