/** The portal's own centres, by the codes that every installation has them under. */
export const centreCodes = {
  /** Message centre (menu `message`). */
  messages: '100002',
  /** Approval centre (menu `todo`). */
  approvals: '100003',
  /** Operating clock (menu `iclock`). */
  clock: '100004',
} as const;

/** The tabs of the approval centre, as they are named to it. */
export type ApprovalTab = 'mystart' | 'mysubmit' | 'pending' | 'pool' | 'mytodo' | 'finished';
