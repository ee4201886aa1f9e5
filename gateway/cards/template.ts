import type { CardPosition, DashboardTemplate } from '../generated/resolvers.ts';
import type { RetailCaller } from '../upstream/retail-caller.ts';
import { typenameOf } from './kinds/table.ts';
import { cardRowsOf, findTemplate, limitOf, type TemplateCardRow } from './template-rest.ts';

/** Of a card whose row tells no place: four stand beside each other. */
const WIDTH = 3;
const COLUMNS = 12;
const BESIDE = COLUMNS / WIDTH;

/** What the setting dialog and the editor offer. */
export async function templateOf(retail: RetailCaller, code: string): Promise<DashboardTemplate | null> {
  const template = await findTemplate(retail, code);
  if (template === null) return null;
  return {
    code: template.dtmplcode,
    name: template.typename,
    i18nCode: template.entrycode || null,
    limit: limitOf(template),
    version: template.version ?? 0,
    cards: cardRowsOf(template).map((row, place) => ({
      code: row.cardcode,
      name: row.cardname,
      i18nCode: row.entrycode || null,
      typename: typenameOf({ kind: row.uitmpl ?? '' }),
      isChecked: row.checked,
      defaultPosition: positionOf(row, place),
    })),
  };
}

function positionOf({ rownum, colnum, width, height }: TemplateCardRow, place: number): CardPosition {
  if (rownum && colnum && width && height) return { row: rownum, column: colnum, width, height };
  const wide = Math.min(width ?? WIDTH, COLUMNS);
  const column = Math.min((place % BESIDE) * WIDTH, COLUMNS - wide) + 1;
  return { row: Math.floor(place / BESIDE) + 1, column, width: wide, height: height ?? 1 };
}
