import { randomUUID } from 'node:crypto';
import { Download } from './download.ts';
import { UploadedFile } from './uploaded-file.ts';
import { RetailError } from '../server/envelope.ts';
import type { Caller, ServiceTable } from '../server/service.ts';
import type { RetailDatabase } from '../database/sqlite.ts';
import { mayReadAttachment } from '../workflow/attachments.ts';

interface FileRow {
  entid: string;
  userid: string;
  visibility: 'public' | 'private';
  contenttype: string;
  content: Buffer;
}

const FOLDER = '/fs/msc-file/file/';

/** Files that one account may keep. A further upload removes the oldest that is neither an avatar nor attached to a process. */
const MAX_FILES = 50;

export const pathOfFile = (fileid: string): string => FOLDER + fileid;

/** The id of a file in a path of ours, or null. */
function fileidOf(path: string): string | null {
  return /^[\w-]+$/.exec(path.startsWith(FOLDER) ? path.slice(FOLDER.length) : '')?.[0] ?? null;
}

function requireOneOf<Value extends string>(
  name: string,
  value: unknown,
  known: readonly Value[],
): Value {
  const found = known.find((one) => one === value);
  if (found === undefined)
    throw new RetailError('A0400', `Bad parameter ${name}: must be one of ${known.join(', ')}`);
  return found;
}

function makeRoom(db: RetailDatabase, { userid }: Caller): void {
  db.prepare(
    `DELETE FROM file WHERE userid = ? AND '${FOLDER}' || fileid NOT IN (SELECT logo FROM account WHERE logo IS NOT NULL)
       AND fileid NOT IN (SELECT fileid FROM process_attachment)
       AND fileid NOT IN (SELECT fileid FROM file WHERE userid = ? ORDER BY created DESC, rowid DESC LIMIT ?)`,
  ).run([userid, userid, MAX_FILES]);
}

/** Refuses a picture as an avatar if it does not belong to the caller. */
function requireOwnPicture(db: RetailDatabase, path: string, { userid }: Caller): void {
  const row = db
    .prepare<{ userid: string }>(
      "SELECT userid FROM file WHERE fileid = ? AND filetype = 'picture'",
    )
    .get([fileidOf(path)]);
  if (row === undefined)
    throw new RetailError('A0400', 'Bad parameter logo: no picture that was uploaded here');
  if (row.userid !== userid)
    throw new RetailError('A0301', 'Not permitted for the picture of another user');
}

export const fileServices: ServiceTable = {
  '/fs/msc-file/file/upload': ({ file, fileType, visibility }, { db, caller, clock }) => {
    if (!(file instanceof UploadedFile))
      throw new RetailError('A0400', 'Bad parameter file: missing');
    if (file.content.length === 0) throw new RetailError('A0400', 'Bad parameter file: empty');
    const kind = requireOneOf('fileType', fileType, ['picture', 'attachment']);
    const audience = requireOneOf('visibility', visibility, ['public', 'private']);
    const fileid = randomUUID();
    db.prepare(
      'INSERT INTO file (fileid, entid, userid, filetype, visibility, contenttype, content, created) VALUES (?,?,?,?,?,?,?,?)',
    ).run([
      fileid,
      caller.entid,
      caller.userid,
      kind,
      audience,
      file.contentType,
      file.content,
      clock(),
    ]);
    makeRoom(db, caller);
    return { url: pathOfFile(fileid) };
  },

  '/fs/msc-file/file/{fileid}': ({ fileid }, context) => {
    const { db, caller } = context;
    const row = db
      .prepare<FileRow>(
        'SELECT entid, userid, visibility, contenttype, content FROM file WHERE fileid = ?',
      )
      .get([fileid]);
    if (row?.entid !== caller.entid) throw new RetailError('A0404', 'No such file');
    const isOwn = row.visibility === 'public' || row.userid === caller.userid;
    if (!isOwn && !mayReadAttachment(fileid, context)) throw new RetailError('A0301');
    return new Download(row.contenttype, Buffer.from(row.content), 'never');
  },

  '/api/msc-ucs/account/updateLogo': ({ logo }, { db, caller }) => {
    const path = logo;
    if (path !== '') requireOwnPicture(db, path, caller);
    db.prepare('UPDATE account SET logo = ? WHERE userid = ?').run([path || null, caller.userid]);
    return null;
  },
};
