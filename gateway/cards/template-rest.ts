import type { components } from '../../schema/generated/retail.ts';
import { codeOf, field } from '../values/rows.ts';
import { rowsOf } from '../upstream/rows-of.ts';
import type { CallOptions, RetailClient } from '../upstream/retail-client.ts';

type Schemas = components['schemas'];
export type TemplateRow = Schemas['DashboardTemplate'];
export type TemplateCardRow = Schemas['TemplateCard'];

/** More than any dashboard or group holds: what comes beyond is somebody's mistake, and is neither shown nor asked for. */
export const MOST_CARDS = 100;

/** A code of a dashboard or group as the services write them; anything else is not asked for. */
export function isDashboardCode(code: unknown): code is string {
  return typeof code === 'string' && /^[\w.-]{1,64}$/u.test(code);
}

/** The template kinds of the portal's own dashboards. For any other dashboard the services are asked without a kind. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['home', 'home'],
  ['panel', 'panel'],
]);

interface TemplateQuestion extends CallOptions {
  /** Kind of the dashboard or group, where whoever asks knows it. REST: dtype. */
  dtype?: string;
}

/** What may stand on a dashboard or in a group; null when the account has none of that code. */
export async function findTemplate(
  retail: RetailClient,
  code: string,
  { dtype, ...limit }: TemplateQuestion = {},
): Promise<TemplateRow | null> {
  if (!isDashboardCode(code)) return null;
  const params = { dtype: dtype ?? TYPES.get(code) ?? '', dtmplcode: code };
  const data = await retail.call('dashboardTemplates', { params }, limit);
  const found = rowsOf<TemplateRow>('dashboardTemplates', data).find(
    ({ dtmplcode }) => dtmplcode === code,
  );
  return found === undefined ? null : { ...found, typename: codeOf(found.typename) || code };
}

/** Its cards: those that stand there come first, in their order. One without a code is none, one without a name goes by its code. */
export function cardRowsOf(template: TemplateRow): TemplateCardRow[] {
  const rows = rowsOf<Partial<TemplateCardRow>>('dashboardTemplates', field(template, 'details'))
    .map((row) => ({ ...row, cardcode: codeOf(row.cardcode), checked: isTicked(row.checked) }))
    .filter(({ cardcode }) => cardcode !== '')
    .map((row) => ({ ...row, cardname: codeOf(row.cardname) || row.cardcode }));
  return [...rows.filter(({ checked }) => checked), ...rows.filter(({ checked }) => !checked)];
}

/** Some services write the flag as a text or a number; "0" and "false" are no tick. */
function isTicked(flag: unknown): boolean {
  return flag === true || ['1', 'true', 'y'].includes(codeOf(flag).toLowerCase());
}

/** How many cards may be ticked; at least one, whatever the services say. */
export function maxCardsOf({ maxnum }: Pick<TemplateRow, 'maxnum'>): number {
  return Math.max(1, Math.floor(maxnum) || 1);
}
