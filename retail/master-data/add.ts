import { once } from '../database/request-keys.ts';
import type { ServiceContext } from '../server/service.ts';
import { requireModule } from './access.ts';
import { rememberAnswer, rememberedAnswer } from './answers.ts';
import { conflictOf } from './conflict.ts';
import { entityOf } from './entity.ts';
import { createRowMaker } from './new-row.ts';
import { refusalOf } from './problems.ts';
import { findRow, type MasterRow } from './read-rows.ts';
import { fieldRulesOf } from '../metadata/field-rules.ts';
import { rulesOf } from './row-rules.ts';

/** Adds a row. A repeated request with the same key is answered with the row that it added the first time. */
export function addRow(
  name: string,
  body: Readonly<Record<string, unknown>>,
  context: ServiceContext,
): MasterRow {
  const { db } = context;
  const entity = entityOf(db, name);
  const { modulecode } = requireModule(entity, 'add', context);
  const key = body.requestkey;
  const act = () => {
    const made = createRowMaker(
      {
        entity,
        rules: rulesOf(db, modulecode),
        fieldRules: fieldRulesOf(db, modulecode),
        type: 'add',
      },
      context,
    )(body);
    if ('other' in made) throw conflictOf(entity, made.other, context);
    if ('problems' in made) throw refusalOf(made.problems);
    rememberAnswer(key, made.row.id, context);
    return made.row;
  };
  const again = () => {
    const id = String(rememberedAnswer(key, context));
    return findRow(entity, db, id) ?? { id };
  };
  return once(context, { key, action: `add ${name}` }, act, again);
}
