import type { Names } from '../names.ts';

/** A card that dashboards can show. */
export interface CardSeed {
  cardcode: string;
  names: Names;
  /** REST: uitmpl. */
  kind: string;
  /** Module behind the card with its application, and its parameters as a JSON object of texts. */
  module?: readonly [appcode: string, modulecode: string];
  moduleparams?: string;
  /** Of a counter. */
  icon?: string;
  colour?: string;
  service?: string;
  uri?: string;
  params?: Readonly<Record<string, string>>;
  /** Without a text in the language packs. */
  untranslated?: boolean;
}

/** Key of a card's name in the language packs. */
export function cardKey({ cardcode, untranslated }: CardSeed): string | null {
  return untranslated ? null : `card.${cardcode.toLowerCase()}`;
}
