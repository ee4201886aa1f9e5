import type { FieldRule } from '../../metadata/field-rules.ts';
import { titleNamed, TITLES } from './titles.ts';

type Title = keyof typeof TITLES;
type Texts = Record<'zh-CN' | 'zh-TW' | 'en-US', string>;

/** The message, with the titles of fields in the three languages. */
function say(words: readonly [string, string, string], ...titles: readonly Title[]): Texts {
  const inLanguage = (at: 0 | 1 | 2) =>
    titles.reduce((text, title, place) => text.replace(`{${place}}`, TITLES[title][at]), words[at]);
  return { 'zh-CN': inLanguage(0), 'zh-TW': inLanguage(1), 'en-US': inLanguage(2) };
}

/** A field, and its title if that differs. */
interface Named {
  name: string;
  title?: Title;
}

const titleOf = ({ name, title }: Named): Title => title ?? titleNamed(name);

/** A day, month or time that is not before another field of the same section. */
export function inOrder(first: Named, second: Named): FieldRule {
  const texts = say(
    ['“{0}”不能早于“{1}”', '「{0}」不可早於「{1}」', '“{0}” must not be before “{1}”'],
    titleOf(second),
    titleOf(first),
  );
  const compared = { columnname: second.name, operation: 'ge', othercolumn: first.name } as const;
  return { rulecode: `${second.name}NotBefore`, ruletype: 'columns', ...compared, texts };
}

/** A date that is not in the past. */
export function notPast(field: Named): FieldRule {
  const texts = say(
    ['“{0}”不能早于今天', '「{0}」不可早於今天', '“{0}” must not be in the past'],
    titleOf(field),
  );
  return {
    rulecode: `${field.name}NotPast`,
    ruletype: 'today',
    columnname: field.name,
    operation: 'ge',
    texts,
  };
}

/** A number above zero, in the lines of the detail list `divid` if given. */
export function aboveZero(field: Named, divid?: string): FieldRule {
  const texts = say(
    ['“{0}”必须大于 0', '「{0}」必須大於 0', '“{0}” must be above 0'],
    titleOf(field),
  );
  const compared = { columnname: field.name, operation: 'gt', value: 0 } as const;
  return {
    rulecode: `${field.name}AboveZero`,
    ruletype: 'value',
    ...(divid !== undefined && { divid }),
    ...compared,
    texts,
  };
}

/** At least one line. */
export function someLines(divid: string): FieldRule {
  const texts = say(['请至少填写一行明细', '請至少填寫一列明細', 'Add at least one line'] as const);
  return { rulecode: `${divid}NotEmpty`, ruletype: 'lines', divid, least: 1, texts };
}
