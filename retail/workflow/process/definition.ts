/** Who may act in a step, determined each time an instance arrives there: the kinds of `actors.ts`. */
export type Actor =
  /** The holders of a post of a template; those with it as their main post come first. */
  | { by: 'template'; template: string }
  | { by: 'post'; postcode: string }
  /** Head of the initiator's department. */
  | { by: 'departmentManager' }
  /** Manager of the region in which the document's store is. */
  | { by: 'regionManager' }
  /** Manager of the document's store. */
  | { by: 'storeManager' }
  /** The accounts of the document's supplier. */
  | { by: 'supplier' };

/**
 * A button that is not a verb of the engine: an address configured by the operator, valid or not.
 */
export interface ExtraButton {
  buttonName: string;
  actionName: string;
  requesttype?: string;
  /** The placeholders `{sheetid}`, `{modulecode}` and `{taskid}` are replaced. */
  url?: string;
  params?: Readonly<Record<string, unknown>>;
  icon?: string;
  hint?: string;
}

export interface StepDefinition {
  code: string;
  name: string;
  /** approval: the first of the actors decides; countersign: all must agree; anyone: one of them is enough. */
  kind: 'approval' | 'countersign' | 'anyone';
  actors: readonly Actor[];
  /** The step applies from this amount on, in fen. */
  from?: number;
  /** Can be used for several approvals at once: approve and reject. */
  batch?: true;
  /** Names of verbs, in the order of their buttons; the usual ones when absent. */
  verbs?: readonly string[];
  /** Names of verbs that differ in this step. */
  names?: Readonly<Record<string, string>>;
  extra?: readonly ExtraButton[];
}

export interface ProcessDefinition {
  code: string;
  /** Kind of the documents of this process. */
  sheettype: string;
  /** Module in which staff open these documents. */
  modulecode: string;
  /** Post templates that may see every instance. */
  administrators: readonly string[];
  steps: readonly [StepDefinition, ...StepDefinition[]];
}

export const holdersOf = (template: string): Actor => ({ by: 'template', template });
export const postOf = (postcode: string): Actor => ({ by: 'post', postcode });

const FEN_IN_TEN_THOUSAND = 1_000_000;

/** A threshold in 万. */
export const tenThousand = (count: number): number => count * FEN_IN_TEN_THOUSAND;

/** The code of the first step, where an instance also is after it was returned to its initiator. */
export const START = 'start';
export const START_NAME = '提交申请';
export const END = 'end';
