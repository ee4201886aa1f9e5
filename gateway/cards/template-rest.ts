import type { components } from '../../schema/generated/retail.ts';
import { field, rowsOf } from '../rows.ts';
import type { CallOptions, RetailCaller } from '../upstream/retail-caller.ts';

type Schemas = components['schemas'];
export type TemplateRow = Schemas['DashboardTemplate'];
export type TemplateCardRow = Schemas['TemplateCard'];

/** A code of a dashboard or group as the services write them; anything else is not asked for. */
export function isDashboardCode(code: unknown): code is string {
  return typeof code === 'string' && /^[\w.-]{1,64}$/u.test(code);
}

/** What may stand on a dashboard or in a group; null when the account has none of that code. */
export async function findTemplate(retail: RetailCaller, code: string, limit?: CallOptions): Promise<TemplateRow | null> {
  if (!isDashboardCode(code)) return null;
  const data = await retail.call('dashboardTemplates', { params: { dtype: '', dtmplcode: code } }, limit);
  return rowsOf<TemplateRow>('dashboardTemplates', data).find(({ dtmplcode }) => dtmplcode === code) ?? null;
}

/** Its cards: those that stand there come first, in their order. */
export function cardRowsOf(template: TemplateRow): TemplateCardRow[] {
  const rows = rowsOf<TemplateCardRow>('dashboardTemplates', field(template, 'details')).filter(({ cardcode }) =>
    Boolean(cardcode),
  );
  return [...rows.filter(({ checked }) => checked), ...rows.filter(({ checked }) => !checked)];
}

/** How many cards may be ticked; at least one, whatever the services say. */
export function limitOf({ maxnum }: Pick<TemplateRow, 'maxnum'>): number {
  return Math.max(1, Math.floor(maxnum) || 1);
}
