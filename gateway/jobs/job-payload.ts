import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context, SignedIn } from '../request/context.ts';
import type { UserError } from '../generated/resolvers.ts';
import { userError, type Refusal } from '../errors/user-error.ts';
import type { JobRecord } from './job.ts';

export interface JobPayload {
  job: JobRecord | null;
  viewer: SignedIn['viewer'] | null;
  userErrors: UserError[];
}

export function jobPayload(job: JobRecord | null, context: Context): JobPayload {
  return { job, viewer: requireSignedIn(context).viewer, userErrors: [] };
}

export function refusedPayload(refusal: Refusal, { locale, logSecurity }: Context): JobPayload {
  if (refusal.code === 'NOT_PERMITTED')
    logSecurity('refused', { code: 'NOT_PERMITTED', where: 'jobs' });
  return { job: null, viewer: null, userErrors: [userError(locale, refusal)] };
}
