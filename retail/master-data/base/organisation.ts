import { STAFF } from '../../accounts/account-types.ts';
import type { BaseTable } from './base-table.ts';

/** Accounts of the staff. A list can change their names only; passwords, posts and permissions are managed elsewhere. */
export const EMPLOYEE: BaseTable = {
  key: 'usercode',
  from: `(SELECT * FROM account WHERE usertype = '${STAFF}') a LEFT JOIN account_post n ON n.userid = a.userid AND n.ismain = 1 LEFT JOIN post p USING (postcode)
    LEFT JOIN department d USING (deptcode)`,
  fields: {
    usercode: 'a.usercode',
    username: 'a.username',
    postcode: 'p.postcode',
    postname: 'p.postname',
    deptcode: 'd.deptcode',
    deptname: 'd.deptname',
  },
  order: 'a.userid',
  tables: [{ table: 'account', key: 'usercode', columns: { username: { column: 'username' } } }],
  required: ['username'],
};

export const REGION: BaseTable = {
  key: 'regionid',
  from: 'region',
  fields: { regionid: 'regionid', regionname: 'regionname' },
  order: 'regionid',
  tables: [],
};

export const DEPARTMENT: BaseTable = {
  key: 'deptcode',
  from: 'department',
  fields: { deptcode: 'deptcode', deptname: 'deptname' },
  order: 'deptcode',
  tables: [{ table: 'department', key: 'deptcode', columns: { deptname: { column: 'deptname' } } }],
  required: ['deptname'],
  uses: ['SELECT 1 FROM post WHERE deptcode = ? LIMIT 1'],
};

/** Permissions of a post depend on its template, so lists neither add nor delete posts. */
export const POST: BaseTable = {
  key: 'postcode',
  from: 'post JOIN department USING (deptcode) JOIN post_template USING (posttmplcode)',
  fields: {
    postcode: 'postcode',
    postname: 'postname',
    deptcode: 'deptcode',
    deptname: 'deptname',
    posttmplcode: 'posttmplcode',
    posttmplname: 'posttmplname',
    stationid: 'stationid',
    staffnum:
      'CAST((SELECT count(*) FROM account_post n WHERE n.postcode = post.postcode) AS INTEGER)',
    shopnum: 'CAST((SELECT count(*) FROM post_shop s WHERE s.postcode = post.postcode) AS INTEGER)',
  },
  order: 'postcode',
  tables: [
    {
      table: 'post',
      key: 'postcode',
      columns: { postname: { column: 'postname' }, deptcode: { column: 'deptcode' } },
    },
  ],
  required: ['postname', 'deptcode'],
};

/** Permissions of post templates in lists and documents, one row per template. */
export const ROLE: BaseTable = {
  key: 'posttmplcode',
  from: 'post_template',
  fields: {
    posttmplcode: 'posttmplcode',
    posttmplname: 'posttmplname',
    methods:
      '(SELECT group_concat(method) FROM (SELECT method FROM template_operation o WHERE o.posttmplcode = post_template.posttmplcode ORDER BY method))',
    applications:
      "(SELECT group_concat(appname, '、') FROM (SELECT appname FROM template_application t JOIN application a USING (appcode) WHERE t.posttmplcode = post_template.posttmplcode AND a.apptype = '0' ORDER BY a.sort))",
  },
  order: 'posttmplcode',
  tables: [],
};

export const LOGIN_ACCOUNT: BaseTable = {
  key: 'accountcode',
  from: `account a LEFT JOIN account_post n ON n.userid = a.userid AND n.ismain = 1 LEFT JOIN post p USING (postcode) LEFT JOIN tenant t ON t.tenantid = a.tenantid`,
  fields: {
    accountcode: 'a.usercode',
    username: 'a.username',
    usertype: 'a.usertype',
    postname: 'p.postname',
    tenantname: 't.tenantname',
    enabled: "iif(a.status = '0', '0', '1')",
  },
  order: 'a.userid',
  tables: [],
};
