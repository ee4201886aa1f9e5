import { person } from '../../../support/person.ts';

const diagramStep = (code: string, name: string, state: string, over: object = {}) => ({
  __typename: 'ProcessStep',
  i18nCode: null,
  code,
  name,
  kind: 'APPROVAL',
  state,
  assignees: [],
  startedAt: null,
  finishedAt: null,
  note: null,
  noteI18nCode: null,
  ...over,
});
const link = (
  from: string,
  to: string,
  isTaken = false,
  label: string | null = null,
  labelI18nCode: string | null = null,
) => ({
  __typename: 'ProcessLink',
  from,
  to,
  isTaken,
  label,
  labelI18nCode,
});

export const diagram = {
  __typename: 'ProcessDiagram',
  steps: [
    diagramStep('start', '提交申请', 'DONE', {
      kind: 'START',
      assignees: [person('陈予安')],
      finishedAt: '2026-06-13T09:42:00+08:00',
    }),
    diagramStep('manager', '采购经理审核', 'DONE', {
      assignees: [person('周明远')],
      finishedAt: '2026-06-13T15:20:00+08:00',
    }),
    diagramStep('audit', '稽核', 'SKIPPED'),
    diagramStep('operations', '营运审批', 'CURRENT', {
      assignees: [person('林知夏'), person('周启航')],
      startedAt: '2026-06-15T03:36:00+08:00',
      kind: 'COUNTERSIGN',
    }),
    diagramStep('general', '总经理批准', 'AHEAD', {
      note: '金额 ≥ 5 万时',
      noteI18nCode: 'condition.5.when',
      kind: 'ANYONE',
    }),
  ],
  links: [
    link('start', 'manager', true),
    link('manager', 'operations', true),
    link('manager', 'audit'),
    link('audit', 'operations'),
    link('operations', 'general', false, '金额 ≥ 5 万', 'condition.5.into'),
    link('operations', 'start', false, '退回'),
  ],
};
