import { onlyRow, type RetailDatabase } from '../../database/sqlite.ts';
import type { InstanceRow } from '../../workflow/process/process-rows.ts';
import { insertRows } from '../rows.ts';
import { ENTERPRISE } from '../organisation.ts';
import { textPdf } from '../pictures/pdf.ts';
import { portraitPng } from '../pictures/portrait.ts';
import { tableXlsx } from '../pictures/xlsx.ts';

interface AttachmentSeed {
  name: string;
  contenttype: string;
  content(instance: InstanceRow, photo: Buffer): Buffer;
}

const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * The attachments, in turn: complete generated files of each type. The last is a text file with a
 * misleading name.
 */
const FILES: readonly [AttachmentSeed, ...AttachmentSeed[]] = [
  {
    name: '采购合同扫描件.pdf',
    contenttype: 'application/pdf',
    content: ({ bizkey }) => textPdf([`Document ${bizkey}`, 'Scanned copy', 'Sample Retail Group']),
  },
  {
    name: '报价明细.xlsx',
    contenttype: SHEET,
    content: ({ bizkey }) =>
      tableXlsx([
        ['单号', '供应商', '单价'],
        [bizkey, '供应商甲', '12.50'],
        [bizkey, '供应商乙', '13.20'],
      ]),
  },
  { name: '现场照片.png', contenttype: 'image/png', content: (_instance, photo) => photo },
  {
    name: '说明<img src=x onerror=alert(1)>.txt',
    contenttype: 'text/plain; charset=utf-8',
    content: ({ bizkey }) => Buffer.from(`${bizkey}\n请核对数量与交期。\n`),
  },
];

/** Most files of one instance. */
const MOST = 3;

/** Gives two of three instances one to three private files of their initiators. */
export function seedAttachments(db: RetailDatabase, instances: readonly InstanceRow[]): void {
  const attached = instances.flatMap((instance, index) =>
    index % 3 === 2
      ? []
      : Array.from({ length: 1 + (index % MOST) }, (_, at) => ({
          instance,
          file: FILES[(index + at) % FILES.length] ?? FILES[0],
        })),
  );
  const photo = portraitPng({ ground: '#e6f4ea', figure: '#2e7d4f' });
  const addFile = db.prepare(
    `INSERT INTO file (fileid, entid, userid, filetype, visibility, contenttype, content, created)
     VALUES (?, ?, ?, 'attachment', 'private', ?, ?, ?)`,
  );
  for (const [index, { instance, file }] of attached.entries())
    addFile.run([
      idOf(index),
      ENTERPRISE,
      useridOf(db, instance.initiator),
      file.contenttype,
      file.content(instance, photo),
      instance.started,
    ]);
  insertRows(
    db,
    'process_attachment',
    ['instanceid', 'fileid', 'name', 'uploader', 'created'],
    attached.map(({ instance, file }, index) => [
      instance.instanceid,
      idOf(index),
      file.name,
      instance.initiator,
      instance.started,
    ]),
  );
}

function idOf(index: number): string {
  return `A${String(index + 1)}`;
}

function useridOf(db: RetailDatabase, usercode: string): string {
  return onlyRow(db.prepare<{ userid: string }>('SELECT userid FROM account WHERE usercode = ?'), [
    usercode,
  ]).userid;
}
