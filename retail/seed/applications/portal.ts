import { screen, type ApplicationSeed } from './tree.ts';

/**
 * The modules that the portal itself needs. Its type is not 0: everyone has it, and no application
 * switcher shows it.
 */
export const PORTAL: ApplicationSeed = {
  code: 'PORTAL',
  number: 1000,
  names: ['门户', '入口網站', 'Portal'],
  type: '1',
  shops: '2',
  menu: [
    screen('message')(2, 'message', 'bell', ['消息中心', '訊息中心', 'Message centre']),
    screen('approval')(3, 'approval', 'check-square', ['审批中心', '簽核中心', 'Approval centre']),
    screen('iclock')(4, 'iclock', 'clock', ['作业时钟', '作業時鐘', 'Operating clock']),
  ],
};
