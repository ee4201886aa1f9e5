import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../../../retail/seed/cards.ts';
import { enUS, zhCN, zhTW } from '../../../../support/texts.ts';

const languages = { 'zh-CN': zhCN, 'zh-TW': zhTW, 'en-US': enUS } as Readonly<
  Record<string, Readonly<Record<string, string>>>
>;

/** A group of counters is explained by its counters, and demo cards need no definition. */
const codes = CARDS.filter(
  ({ kind, cardcode }) => !kind.startsWith('CardGroup') && !cardcode.startsWith('odd_'),
).map(({ cardcode }) => cardcode);

describe.each(Object.keys(languages))('The definitions in %s', (locale) => {
  it.each([...new Set(codes)])('explain the figure of the card %s', (code) => {
    const texts = languages[locale] ?? {};
    const meaning =
      texts[`card.definition.${code}`] ?? texts[`card.definition.${code.split('_')[0] ?? ''}`];
    expect(meaning ?? '').not.toBe('');
  });
});
