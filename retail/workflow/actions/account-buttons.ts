import type { components } from '../../../schema/generated/retail.ts';
import type { ServiceContext } from '../../server/service.ts';
import { deputyAhead } from '../people/deputies.ts';
import { nameOf } from '../people/people.ts';
import { type Hint, hintOf } from '../verbs/hint.ts';

type WorkflowButton = components['schemas']['WorkflowButton'];

/**
 * The buttons with which an account sets up its approvals: a deputy during an absence, and the end
 * of the absence.
 */
export function accountButtons({ db, caller, today }: ServiceContext): WorkflowButton[] {
  if (caller.usertype === '2') return [];
  const set = deputyAhead(db, caller.usercode, today());
  if (!set) return [deputyButton(today())];
  const values = [nameOf(db, set.deputy), set.startdate, set.enddate];
  const hint = hintOf(
    'hint.enddeputy',
    values.map((value) => ({ names: [value] })),
  );
  return [deputyButton(today()), endButton(hint)];
}

function deputyButton(today: string): WorkflowButton {
  return {
    buttonName: '设置代理人',
    actionName: 'deputy',
    requesttype: 'POST',
    url: '/api/msc-bpm/account/deputy',
    params: {},
    icon: 'user',
    btnType: 'secondary',
    hint: '缺勤期间，新的审批任务由代理人处理',
    form: [
      {
        columnname: 'usercode',
        columntype: 'SelectRest',
        columntitle: '代理人',
        validempty: '0',
        columnrest: '/api/msc-bpm/option/people',
        columnrestmap: '{"value":"usercode","label":"display"}',
        columnspan: 12,
      },
      {
        columnname: 'startdate',
        columntype: 'Date',
        columntitle: '开始日期',
        columndefval: today,
        validempty: '0',
        columnspan: 6,
      },
      {
        columnname: 'enddate',
        columntype: 'Date',
        columntitle: '结束日期',
        columndefval: today,
        validempty: '0',
        columnspan: 6,
      },
    ],
  };
}

function endButton(hint: Hint): WorkflowButton {
  return {
    buttonName: '结束代理',
    actionName: 'enddeputy',
    requesttype: 'POST',
    url: '/api/msc-bpm/account/enddeputy',
    params: {},
    icon: 'user-minus',
    btnType: 'text',
    ...hint,
  };
}
