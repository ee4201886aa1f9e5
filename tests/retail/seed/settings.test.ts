import { beforeAll, describe, expect, it } from 'vitest';
import { approvalServices } from '../../../retail/workflow/approval-services.ts';
import { grantedApplications } from '../../../retail/navigation/applications.ts';
import type { RetailDatabase } from '../../../retail/database/sqlite.ts';
import { openSeededDatabase } from '../../support/retail/retail-database.ts';
import { contextOf } from '../../support/retail/sales-caller.ts';

let db: RetailDatabase;
beforeAll(() => {
  db = openSeededDatabase();
}, 60_000);

function column<Value>(query: string): Value[] {
  return db.prepare(query).pluck().all([]) as Value[];
}

describe('Settings, favourites and approvals', () => {
  it('contain the parameters that the portal reads', () => {
    const parameters = Object.fromEntries(
      db.prepare('SELECT paraid, paravalue FROM global_parameter').raw().all([]) as [
        string,
        string,
      ][],
    );
    expect(parameters).toEqual({
      CLIENT_ID: '100001',
      CLIENT_NAME: '样例零售集团',
      MENUMODE: 'left',
      ENGLISHDISPLAY: '1',
      JUSTSHOWMESSAGE: '0',
      PASSWORDKINDS: '3',
    });
    expect(column('SELECT count(*) FROM sheet_type')).toEqual([19]);
  });

  it('include accounts with seven favourites, the maximum, and none, all of which can be opened', () => {
    const favourites = (usercode: string) => {
      const granted = grantedApplications(db, contextOf(db, usercode).caller).map(
        ({ appcode }) => appcode,
      );
      const rows = db
        .prepare(
          'SELECT f.appcode FROM favorite f JOIN module m USING (modulecode, appcode) WHERE f.usercode = ?',
        )
        .pluck()
        .all([usercode]) as string[];
      expect(rows.filter((appcode) => !granted.includes(appcode))).toEqual([]);
      return rows.length;
    };
    expect(['admin', 'area_east', 'store1001'].map(favourites)).toEqual([7, 12, 0]);
  });

  it('give the operations director the expected counts', () => {
    const totals = approvalServices['/api/msc-flowable/report/total']?.(
      {},
      contextOf(db, 'ops_director'),
    );
    expect(totals).toMatchObject({
      initiatedCount: 7,
      submittedCount: 5,
      pendingTaskCount: 12,
      poolCount: 23,
      todoCount: 9,
      finishCount: 128,
    });
  });
});
