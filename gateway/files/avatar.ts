import { adoptSession } from '../request/session-change.ts';
import { requireSignedIn } from '../request/require-signed-in.ts';
import type { Context, SignedIn } from '../request/context.ts';
import { glanceLimit } from '../request/glance-limit.ts';
import { fileAddress } from '../request/file-address.ts';
import type { AvatarSetInput, UserError } from '../generated/resolvers.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import { userError, type Refusal } from '../errors/user-error.ts';
import { findAvatar, saveAvatar } from './rest.ts';
import { pathOfReference } from './upload-reference.ts';

interface AvatarSetResult {
  viewer: SignedIn['viewer'] | null;
  userErrors: UserError[];
}

const UNKNOWN_UPLOAD: Refusal = { field: 'file', code: 'INVALID', message: 'unknownUpload' };
/** Expected refusals of an uploaded picture: it is gone, or does not belong to this account. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  A0301: { field: 'file', code: 'NOT_PERMITTED', message: 'forbidden' },
  A0400: UNKNOWN_UPLOAD,
  A0404: UNKNOWN_UPLOAD,
};

/** The address of the avatar; null when there is none or the services do not store avatars. */
export async function avatarUrlOf(context: Context): Promise<string | null> {
  const { retail, account } = requireSignedIn(context);
  const path = await findAvatar(retail, account, glanceLimit(context)).catch((error: unknown) => {
    if (error instanceof UpstreamError && error.kind === 'not-implemented') return null;
    throw error;
  });
  return fileAddress(path);
}

/**
 * Sets or removes the avatar. Afterwards the account is loaded again, so that the same request sees
 * the change.
 */
export async function setAvatar(
  { file }: AvatarSetInput,
  context: Context,
): Promise<AvatarSetResult> {
  const { retail, account, session } = requireSignedIn(context);
  const path = file == null ? null : pathOfReference(file, account, context.config.sessionSecret);
  if (path === null && file != null) return refused(UNKNOWN_UPLOAD, context);
  try {
    await saveAvatar(retail, account, path);
  } catch (error) {
    const refusal = error instanceof UpstreamError ? REFUSALS[error.returncode ?? ''] : undefined;
    if (refusal === undefined) throw error;
    return refused(refusal, context);
  }
  return { viewer: adoptSession(context, session).viewer, userErrors: [] };
}

function refused(refusal: Refusal, { locale }: Context): AvatarSetResult {
  return { viewer: null, userErrors: [userError(locale, refusal)] };
}
