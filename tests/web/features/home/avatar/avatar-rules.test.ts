import { describe, expect, it } from 'vitest';
import { EXTENSIONS } from '../../../../../gateway/files/formats/picture-formats.ts';
import { messageIn, type MessageKey } from '../../../../../gateway/language/messages.ts';
import {
  extensions,
  pictureProblem,
  problemsByCode,
} from '../../../../../web/features/home/avatar/picture-rules.ts';
import { enUS, zhCN, zhTW } from '../../../../support/texts.ts';

const picture = (name: string, size = 10) => ({ name, size });

describe('The rules for pictures', () => {
  it('are those of the gateway', () => {
    expect([...extensions]).toEqual(EXTENSIONS);
    expect(pictureProblem(picture('me.PNG', 5 * 1024 * 1024))).toBeNull();
    expect(pictureProblem(picture('png'))?.textKey).toBe('avatar.type');
  });

  it.each([
    ['zh-CN', zhCN],
    ['zh-TW', zhTW],
    ['en-US', enUS],
  ] as const)('are explained in %s in the same words as by the gateway', (locale, texts) => {
    const keys: Record<string, MessageKey> = {
      FILE_MISSING: 'fileMissing',
      FILE_EMPTY: 'fileEmpty',
      FILE_TOO_LARGE: 'fileTooLarge',
      FILE_TYPE: 'fileType',
      FILE_CONTENT: 'fileContent',
      PICTURE_BROKEN: 'pictureBroken',
      PICTURE_TOO_LARGE: 'pictureTooLarge',
    };
    const bare = (text: string) => text.replace(/\{\w+\}/u, '{}').replace(/[。.]$/u, '');
    const here = Object.entries(problemsByCode).map(([code, { textKey }]) => [
      code,
      bare(texts[textKey] ?? ''),
    ]);
    expect(here).toEqual(
      Object.entries(keys).map(([code, key]) => [code, bare(messageIn(locale, key))]),
    );
  });
});
