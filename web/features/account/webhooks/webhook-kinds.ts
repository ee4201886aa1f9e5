import type { ApiTokenScope, WebhookEventKind } from '../../../generated/schema.ts';

/** The kinds of events in the order of the form, with the scopes of which a token needs one. */
export const kindScopes: readonly {
  kind: WebhookEventKind;
  scopes: readonly ApiTokenScope[];
}[] = [
  { kind: 'TASK', scopes: ['READ_TASKS', 'WRITE_TASKS'] },
  { kind: 'APPROVAL', scopes: ['READ_WORKFLOW', 'WRITE_WORKFLOW'] },
  { kind: 'MESSAGE', scopes: ['READ_MESSAGES', 'WRITE_MESSAGES'] },
  { kind: 'ANNOUNCEMENT', scopes: ['READ_MESSAGES', 'WRITE_MESSAGES'] },
  { kind: 'JOB', scopes: ['EXPORT_LISTS'] },
];

/** The kinds whose events a token with these scopes may read. */
export const kindsOf = (scopes: readonly ApiTokenScope[]): WebhookEventKind[] =>
  kindScopes
    .filter(({ scopes: needed }) => needed.some((scope) => scopes.includes(scope)))
    .map(({ kind }) => kind);
