import type { components } from '../../../schema/generated/retail.ts';
import { BUTTON_HINTS } from '../../seed/button-hints.ts';

type WorkflowButton = components['schemas']['WorkflowButton'];

/** What pressing a button does, as the services send it. */
export type Hint = Pick<WorkflowButton, 'hint' | 'hintentrycode' | 'hintparams'>;
export type HintParameter = components['schemas']['HintParameter'];

const SENTENCES: ReadonlyMap<string, string> = new Map(
  BUTTON_HINTS.map(([key, [simplified]]) => [key, simplified]),
);

/**
 * A hint with values: the whole sentence in simplified Chinese, and its key with the values, from
 * which a client composes it in another language.
 */
export function hintOf(key: string, hintparams: HintParameter[]): Hint {
  const sentence = SENTENCES.get(key);
  if (sentence === undefined) throw new Error(`The language packs have no hint ${key}.`);
  const hint = sentence.replaceAll(
    /\{(\d)\}/gu,
    (_whole, place: string) => hintparams[Number(place)]?.names.join('、') ?? '',
  );
  return { hint, hintentrycode: key, hintparams };
}
