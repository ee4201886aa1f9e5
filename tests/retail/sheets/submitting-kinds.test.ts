import { afterAll, describe, expect, it } from 'vitest';
import { signInRetail } from '../../support/retail/retail-client.ts';
import { buildRetail } from '../../support/retail/retail-server.ts';
import { save } from '../../support/retail/sheets.ts';

const { app, db } = buildRetail();

afterAll(async () => {
  await app.close();
  db.close();
});

describe('Submitting a document', () => {
  it('makes a transfer effective immediately', async () => {
    const store = await signInRetail(app, 'store1001');
    const details = [{ productid: 'P100001', pkqty: 1, remqty: 0 }];
    const transfer = {
      shopid: '1001',
      toshopid: '1002',
      transferdate: '2026-06-15',
      reason: 'shortage',
      details,
      bpmopen: true,
    };
    const { data } = await save(store, transfer, 'TR');
    expect([data.status, data.workflowInstanceId, data.amount]).toEqual(['2', null, 158.16]);
  });

  it.each(['PA', 'PM', 'RT', 'CT', 'EX', 'SA', 'SD', 'RQ'])(
    'of type %s works with the demo data unchanged',
    async (kind) => {
      const row = db
        .prepare("SELECT sheetid, creator FROM sheet WHERE sheettype = ? AND status = '0'")
        .get([kind]) as {
        sheetid: string;
        creator: string;
      };
      const maker = await signInRetail(app, row.creator);
      const answer = await save(maker, { sheetid: row.sheetid, version: 1, bpmopen: true }, kind);
      expect([answer.message, answer.data.status]).toEqual(['success', '1']);
    },
  );
});
