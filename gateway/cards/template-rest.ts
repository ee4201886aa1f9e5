import type { components } from '../../schema/generated/retail.ts';
import { codeOf, field } from '../values/rows.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import type { CallOptions, RetailClient } from '../upstream/retail-client.ts';

type Schemas = components['schemas'];
export type TemplateRow = Schemas['DashboardTemplate'];
export type TemplateCardRow = Schemas['TemplateCard'];

/**
 * Maximum cards of a dashboard or group. Further ones must be a mistake, and are neither shown nor
 * requested.
 */
export const MAX_CARDS = 100;

/** Whether it is a code in the services' format. Others are never sent to them. */
export function isDashboardCode(code: unknown): code is string {
  return typeof code === 'string' && /^[\w.-]{1,64}$/u.test(code);
}

/**
 * The template kinds of the portal's own dashboards. Other dashboards are requested without a kind.
 */
const TEMPLATE_KINDS: ReadonlyMap<string, string> = new Map([
  ['home', 'home'],
  ['panel', 'panel'],
]);

interface TemplateQuestion extends CallOptions {
  /** Kind of the dashboard or group, if the caller knows it. REST: dtype. */
  dtype?: string;
}

/** The cards available for a dashboard or group; null when the account has none with that code. */
export async function findTemplate(
  retail: RetailClient,
  code: string,
  { dtype, ...limit }: TemplateQuestion = {},
): Promise<TemplateRow | null> {
  if (!isDashboardCode(code)) return null;
  const params = { dtype: dtype ?? TEMPLATE_KINDS.get(code) ?? '', dtmplcode: code };
  const data = await retail.call('dashboardTemplates', { params }, limit);
  const found = rowsOf<TemplateRow>('dashboardTemplates', data).find(
    ({ dtmplcode }) => dtmplcode === code,
  );
  return found === undefined ? null : { ...found, typename: codeOf(found.typename) || code };
}

/**
 * The cards of a template: the selected ones first, each part in its own order. Cards without a
 * code are left out; a missing name becomes the code.
 */
export function cardRowsOf(template: TemplateRow): TemplateCardRow[] {
  const rows = rowsOf<Partial<TemplateCardRow>>('dashboardTemplates', field(template, 'details'))
    .map((row) => ({ ...row, cardcode: codeOf(row.cardcode), checked: isSelected(row.checked) }))
    .filter(({ cardcode }) => cardcode !== '')
    .map((row) => ({ ...row, cardname: codeOf(row.cardname) || row.cardcode }));
  return [...rows.filter(({ checked }) => checked), ...rows.filter(({ checked }) => !checked)];
}

/** Some services send the flag as a string or number; "0" and "false" mean not selected. */
function isSelected(flag: unknown): boolean {
  return flag === true || ['1', 'true', 'y'].includes(codeOf(flag).toLowerCase());
}

/** Maximum cards that may be selected: at least 1, whatever the services say. */
export function maxCardsOf({ maxnum }: Pick<TemplateRow, 'maxnum'>): number {
  return Math.max(1, Math.floor(maxnum) || 1);
}
