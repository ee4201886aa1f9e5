import type { components } from '../../schema/generated/retail.ts';
import { grantedApplications } from './applications.ts';
import { RetailError } from '../server/envelope.ts';
import { SAMPLES_PLACEHOLDER } from '../seed/applications/samples.ts';
import type { ServiceContext, ServiceTable } from '../server/service.ts';

type Module = components['schemas']['Module'];
type ModuleQuery = components['schemas']['ModuleQuery'];

/**
 * Modules that every account has without a menu: message centre, approval centre and operating
 * clock.
 */
const FOR_EVERYBODY = ['100002', '100003', '100004'];

export const moduleServices: ServiceTable = {
  '/api/msc-ucs/menu/query': (body, context) => findModule(body, context),
  '/api/msc-ucs/module/query': (body, context) => findModule(body, context),
};

/**
 * Returns at most one module, by its code or by its kind of document. A module in other
 * applications only is refused; an unknown one gives an empty response.
 */
function findModule({ params }: ModuleQuery, { db, caller, samplesUrl }: ServiceContext): Module[] {
  const { modulecode = '', appcode = '', sheettype = '', crossapp } = params;
  if (modulecode === '' && sheettype === '')
    throw new RetailError('A0400', 'Bad parameter params.modulecode: missing');
  const wanted = crossapp === '1' ? '' : appcode;
  const found = db
    .prepare<Module>(
      `SELECT m.modulecode, m.modulename, m.i18ncode, m.appcode, a.appname, n.menucode, n.menuname, m.sheettype, m.url
       FROM module m LEFT JOIN application a USING (appcode) LEFT JOIN menu n ON n.modulecode = m.modulecode AND n.appcode = m.appcode
       WHERE (? = '' OR m.modulecode = ?) AND (? = '' OR m.sheettype = ?)
         AND (? = '' OR m.appcode = ? OR m.modulecode IN (SELECT value FROM json_each(?)))
       ORDER BY m.modulecode, n.sort`,
    )
    .all([
      modulecode,
      modulecode,
      sheettype,
      sheettype,
      wanted,
      wanted,
      JSON.stringify(FOR_EVERYBODY),
    ]);
  const granted = new Set(
    grantedApplications(db, caller).map((application) => application.appcode),
  );
  const permitted = found.find(
    (module) => granted.has(module.appcode) || FOR_EVERYBODY.includes(module.modulecode),
  );
  if (!permitted && found.length > 0)
    throw new RetailError('A0301', 'Not permitted for this module');
  return permitted ? [{ ...permitted, url: atSamples(permitted.url, samplesUrl) }] : [];
}

/**
 * The data contain a placeholder host for the samples, because their address is known only while
 * they run.
 */
function atSamples(url: string | null | undefined, samplesUrl: string | null): string | null {
  if (!url?.startsWith(`${SAMPLES_PLACEHOLDER}/`) || samplesUrl === null) return url ?? null;
  return samplesUrl + url.slice(SAMPLES_PLACEHOLDER.length);
}

/** A module of the caller by its code; undefined when there is none of that code. */
export function requireModule(modulecode: string, context: ServiceContext): Module | undefined {
  return findModule({ params: { modulecode } }, context)[0];
}
