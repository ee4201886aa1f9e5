import type { Account } from '../request/account.ts';
import { codeOf, field } from '../values/rows.ts';
import type { CallOptions, RetailClient } from '../upstream/retail-client.ts';
import { UpstreamError } from '../errors/upstream-error.ts';
import type { PictureFormat } from './formats/picture-format.ts';

/** Maximum path length that the services accept. */
const MAX_PATH_LENGTH = 256;

/** Stores a picture at the services under a neutral file name. Returns its path there. */
export async function uploadPicture(
  retail: RetailClient,
  format: PictureFormat,
  content: Buffer,
): Promise<string> {
  const data = await retail.upload('uploadFile', {
    fields: { fileType: 'picture', visibility: 'public' },
    file: { name: `picture.${format.extensions[0]}`, contentType: format.contentType, content },
  });
  const path = field(data, 'url');
  if (typeof path !== 'string' || path.length > MAX_PATH_LENGTH)
    throw new UpstreamError('malformed', { operation: 'uploadFile' });
  if (!retail.allowsFile(path)) throw new UpstreamError('not-allowed', { operation: 'file' });
  return path;
}

/** The path of the account's avatar; null when it has none. */
export async function findAvatar(
  retail: RetailClient,
  account: Account,
  options: CallOptions,
): Promise<string | null> {
  return (
    codeOf(field(await retail.call('account', { usercode: account.code }, options), 'logo')) || null
  );
}

/** Null removes the avatar. */
export async function saveAvatar(
  retail: RetailClient,
  account: Account,
  path: string | null,
): Promise<void> {
  await retail.call('updateLogo', { usercode: account.code, logo: path ?? '' });
}
