import type { components } from '../../schema/generated/retail.ts';
import { once } from '../database/request-keys.ts';
import type { ServiceContext } from '../server/service.ts';
import { requireModule } from './access.ts';
import { rememberAnswer, rememberedAnswer } from './answers.ts';
import { entityOf } from './entity.ts';
import { createRowMaker, type NewRow } from './new-row.ts';
import { problemOf, type RowProblem } from './problems.ts';
import { fieldRulesOf } from '../metadata/field-rules.ts';
import { rulesOf } from './row-rules.ts';

type Outcome = components['schemas']['RowImport'];

export interface ImportRequest {
  rows: readonly Readonly<Record<string, unknown>>[];
  /** Imports the valid rows even if others are invalid. */
  partial?: boolean;
  requestkey?: string;
}

/** Maximum problems listed in one response. */
const MAX_PROBLEMS = 10_000;

/**
 * Adds the rows of a file: all, or only the valid ones. A row that exists already is an error of
 * the file.
 */
export function importRows(
  name: string,
  { rows, partial = false, requestkey: key }: ImportRequest,
  context: ServiceContext,
): Outcome {
  const { db } = context;
  const entity = entityOf(db, name);
  const { modulecode } = requireModule(entity, 'import', context);
  const rules = rulesOf(db, modulecode);
  const act = () => {
    const errors: Outcome['errors'] = [];
    let imported = 0;
    const makeRow = createRowMaker(
      { entity, rules, fieldRules: fieldRulesOf(db, modulecode), type: 'import' },
      context,
    );
    // A nested transaction, so that nothing of a refused file is stored.
    db.exec('SAVEPOINT import_rows');
    for (const [index, sent] of rows.entries()) {
      const made = makeRow(sent);
      const problems = problemsOf(made);
      for (const { field, code, message, rulecode } of problems)
        errors.push({
          row: index + 1,
          field: field ?? '',
          code,
          message,
          ...(rulecode != null && { rulecode }),
        });
      if (problems.length === 0) imported += 1;
    }
    if (errors.length > 0 && !partial) {
      db.exec('ROLLBACK TO import_rows');
      imported = 0;
    }
    db.exec('RELEASE import_rows');
    const outcome = { imported, errors: errors.slice(0, MAX_PROBLEMS) };
    rememberAnswer(key, outcome, context);
    return outcome;
  };
  return once(
    context,
    { key, action: `import ${name}` },
    act,
    () => rememberedAnswer(key, context) as Outcome,
  );
}

function problemsOf(made: NewRow): RowProblem[] {
  if ('problems' in made) return made.problems;
  return 'other' in made ? [problemOf(made.field, 'taken')] : [];
}
