import type { ApprovalsPressMutation } from './ApprovalList.gen.ts';
import type { Approval } from './useApprovals.ts';

export type BatchButton = Approval['batchButtons'][number];

/** What a row is known by in its list: as a task where it is one. */
export function rowKeyOf({
  instanceCode,
  taskCode,
}: Pick<Approval, 'instanceCode' | 'taskCode'>): string {
  return taskCode ?? instanceCode;
}

/** What can be pressed for several: a button that wants no more than an opinion. */
const fits = ({ form }: BatchButton): boolean => form.length === 0;

const same = (one: BatchButton, other: BatchButton): boolean =>
  one.action === other.action && one.name === other.name;

export function mayBeTicked({ batchButtons }: Approval): boolean {
  return batchButtons.some(fits);
}

/** The buttons that all of the rows have, in the order of the first row. */
export function commonButtons(rows: readonly Approval[]): readonly BatchButton[] {
  const [first, ...others] = rows;
  return (first?.batchButtons ?? []).filter(
    (button) =>
      fits(button) &&
      others.every(({ batchButtons }) =>
        batchButtons.some((one) => fits(one) && same(one, button)),
      ),
  );
}

/** What a button is for each of the rows: each row has one of its own. */
export function buttonIds(rows: readonly Approval[], button: BatchButton): readonly string[] {
  return rows.flatMap(({ batchButtons }) =>
    batchButtons
      .filter((one) => fits(one) && same(one, button))
      .map(({ id }) => id)
      .slice(0, 1),
  );
}

/** What became of pressing for several. */
export interface BatchResult {
  name: string;
  done: number;
  refused: readonly { key: string; number: string; reason: string }[];
}

type Payload = NonNullable<ApprovalsPressMutation['workflowBatchSubmit']>;

export function resultOf(
  name: string,
  rows: readonly Approval[],
  ids: readonly string[],
  { outcomes }: Payload,
): BatchResult {
  const told = rows.map((row, at) => ({
    row,
    outcome: outcomes.find(({ button }) => button === ids[at]),
  }));
  const refused = told.filter(({ outcome }) => outcome?.isDone !== true);
  return {
    name,
    done: told.length - refused.length,
    refused: refused.map(({ row, outcome }) => ({
      key: rowKeyOf(row),
      number: row.documentNumber,
      reason: outcome?.userErrors[0]?.message ?? '',
    })),
  };
}

/** Of some the services did not say in time whether they were done. */
export function hasUnknown({ outcomes }: Payload): boolean {
  return outcomes.some(({ userErrors }) =>
    userErrors.some(({ code }) => code === 'OUTCOME_UNKNOWN'),
  );
}
