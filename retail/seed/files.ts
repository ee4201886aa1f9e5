import { pathOfFile } from '../files/files.ts';
import { onlyRow, type RetailDatabase } from '../database/sqlite.ts';
import { ENTERPRISE } from './organisation.ts';
import { portraitPng } from './pictures/portrait.ts';
import { APPLICATION_LOGOS, logoSvg } from './pictures/logos.ts';

/** The owner of pictures that belong to no account. */
const HOUSE = 'house';

/** Two accounts start with an avatar; all others show the initial of their name until they upload one. */
const PORTRAITS = [
  { usercode: 'ops_director', fileid: 'F1', ground: '#dcebfa', figure: '#1d5fae' },
  { usercode: 'v10001', fileid: 'F2', ground: '#fbe6d4', figure: '#a4501c' },
] as const;

/** The pictures of the demonstration: avatars of two accounts and the logos of applications, all drawn by code. */
export function seedFiles(db: RetailDatabase): void {
  const insert = db.prepare(
    "INSERT INTO file (fileid, entid, userid, filetype, visibility, contenttype, content, created) VALUES (?,?,?,'picture','public',?,?,0)",
  );
  for (const { usercode, fileid, ground, figure } of PORTRAITS) {
    const { userid } = onlyRow(
      db.prepare<{ userid: string }>('SELECT userid FROM account WHERE usercode = ?'),
      [usercode],
    );
    insert.run([fileid, ENTERPRISE, userid, 'image/png', portraitPng({ ground, figure })]);
    db.prepare('UPDATE account SET logo = ? WHERE userid = ? AND logo IS NULL').run([
      pathOfFile(fileid),
      userid,
    ]);
  }
  seedLogos(db);
}

/**
 * Applications that were created again have no logo until this assigns it; the pictures still
 * exist.
 */
function seedLogos(db: RetailDatabase): void {
  const insert = db.prepare(
    `INSERT INTO file (fileid, entid, userid, filetype, visibility, contenttype, content, created)
     VALUES (?, ?, ?, 'picture', 'public', 'image/svg+xml', ?, 0) ON CONFLICT DO NOTHING`,
  );
  for (const [appcode, logo] of Object.entries(APPLICATION_LOGOS)) {
    const fileid = `L-${appcode}`;
    insert.run([fileid, ENTERPRISE, HOUSE, Buffer.from(logoSvg(logo))]);
    db.prepare('UPDATE application SET applogo = ? WHERE appcode = ?').run([
      pathOfFile(fileid),
      appcode,
    ]);
  }
}
