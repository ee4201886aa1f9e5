import type { DashboardTemplate } from '../generated/resolvers.ts';
import type { Account } from '../request/account.ts';
import type { RetailClient } from '../upstream/retail-client.ts';
import { codeOf } from '../values/rows.ts';
import { positionOf } from './card-position.ts';
import { typenameOf } from './kinds/table.ts';
import { isServed } from './needed-operations.ts';
import { cardRowsOf, findTemplate, maxCardsOf } from './template-rest.ts';

/** The template for the card settings and the layout editor. */
export async function templateOf(
  retail: RetailClient,
  account: Account,
  code: string,
): Promise<DashboardTemplate | null> {
  const template = await findTemplate(retail, code);
  if (template === null) return null;
  return {
    code: template.dtmplcode,
    name: template.typename,
    i18nCode: codeOf(template.entrycode) || null,
    limit: maxCardsOf(template),
    version: template.version ?? 0,
    cards: cardRowsOf(template)
      .filter(({ uitmpl }) => isServed(uitmpl ?? '', account, retail))
      .map((row, index) => ({
        code: row.cardcode,
        name: row.cardname,
        i18nCode: codeOf(row.entrycode) || null,
        typename: typenameOf({ kind: row.uitmpl ?? '' }),
        isChecked: row.checked,
        defaultPosition: positionOf(row, index),
      })),
  };
}
