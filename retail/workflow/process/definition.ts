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

/** A button that is no verb of the engine's: an address as the operator has configured it, right or wrong. */
export interface ExtraButton {
  buttonName: string;
  actionName: string;
  requesttype?: string;
  /** `{sheetid}`, `{modulecode}` and `{taskid}` are put in. */
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
  /** Gone through from this amount on, in fen. */
  from?: number;
  /** May be pressed for several at once: agreeing and rejecting. */
  batch?: true;
  /** Names of verbs, in the order of their buttons; the usual ones when absent. */
  verbs?: readonly string[];
  /** What verbs are called here, where that differs. */
  names?: Readonly<Record<string, string>>;
  extra?: readonly ExtraButton[];
}

export interface ProcessDefinition {
  code: string;
  /** Kind of the documents that it decides on. */
  sheettype: string;
  /** Module in which staff open them. */
  modulecode: string;
  /** Post templates that may look at every instance. */
  administrators: readonly string[];
  steps: readonly [StepDefinition, ...StepDefinition[]];
}

export const holdersOf = (template: string): Actor => ({ by: 'template', template });
export const postOf = (postcode: string): Actor => ({ by: 'post', postcode });

const FEN_IN_TEN_THOUSAND = 1_000_000;

/** Amounts from so many 万 on. */
export const tenThousand = (count: number): number => count * FEN_IN_TEN_THOUSAND;

/** The code of where every instance begins, and of where it is while it is back with its initiator. */
export const START = 'start';
export const START_NAME = '提交申请';
export const END = 'end';
