/** Module codes of the portal's own centers, the same in every installation. */
export const centreCodes = {
  /** Message center (menu `message`). */
  messages: '100002',
  /** Approval center (menu `todo`). */
  approvals: '100003',
  /** Operating clock (menu `iclock`). */
  clock: '100004',
} as const;

/** The tabs of the approval center, as passed to it as a parameter. */
export type ApprovalTab = 'mystart' | 'mysubmit' | 'pending' | 'pool' | 'mytodo' | 'finished';
