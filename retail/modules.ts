import type { components } from '../schema/generated/retail.ts';
import { grantedApplications } from './applications.ts';
import { RetailError } from './envelope.ts';
import type { ServiceContext, ServiceTable } from './service.ts';

type Module = components['schemas']['Module'];
type ModuleQuery = components['schemas']['ModuleQuery'];

/** Message centre, approval centre and operating clock: everybody has them, without a menu. */
const FOR_EVERYBODY = ['100002', '100003', '100004'];

export const moduleServices: ServiceTable = {
  '/api/msc-ucs/menu/query': (body, context) => findModule(body as unknown as ModuleQuery, context),
  '/api/msc-ucs/module/query': (body, context) => findModule(body as unknown as ModuleQuery, context),
};

/** At most one module, by its code or by the kind of document it works on, among the applications of the caller. */
function findModule({ params }: ModuleQuery, { db, caller }: ServiceContext): Module[] {
  const { modulecode = '', appcode = '', sheettype = '', crossapp } = params;
  if (modulecode === '' && sheettype === '') throw new RetailError('A0400', 'Bad parameter params.modulecode: missing');
  const granted = grantedApplications(db, caller).map((application) => application.appcode);
  const wanted = appcode === '' || crossapp === '1' ? granted : granted.filter((code) => code === appcode);
  return db
    .prepare(
      `SELECT m.modulecode, m.modulename, m.i18ncode, m.appcode, a.appname, n.menucode, n.menuname, m.sheettype, m.url
       FROM module m LEFT JOIN application a USING (appcode) LEFT JOIN menu n ON n.modulecode = m.modulecode AND n.appcode = m.appcode
       WHERE (? = '' OR m.modulecode = ?) AND (? = '' OR m.sheettype = ?)
         AND (m.appcode IN (SELECT value FROM json_each(?)) OR m.modulecode IN (SELECT value FROM json_each(?)))
       ORDER BY m.modulecode, n.sort LIMIT 1`,
    )
    .all([modulecode, modulecode, sheettype, sheettype, JSON.stringify(wanted), JSON.stringify(FOR_EVERYBODY)]) as Module[];
}
