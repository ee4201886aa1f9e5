import type { Locale } from './messages.ts';

const RANGES: readonly (readonly [RegExp, Locale])[] = [
  [/^zh-(tw|hk|mo|hant)\b/u, 'zh-TW'],
  [/^zh\b/u, 'zh-CN'],
  [/^en\b/u, 'en-US'],
];

/**
 * The language of the answer according to the Accept-Language header: the most wanted one that the
 * portal has, otherwise zh-CN.
 */
export function pickLocale(acceptLanguage: string | undefined): Locale {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 500)
    .toLowerCase()
    .split(',')
    .map(readRange)
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality);
  for (const { tag } of wanted) {
    const spoken = RANGES.find(([pattern]) => pattern.test(tag));
    if (spoken) return spoken[1];
  }
  return 'zh-CN';
}

function readRange(part: string): { tag: string; quality: number } {
  const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
  const given = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = given === undefined ? 1 : Number(given.slice(2));
  return { tag, quality: Number.isFinite(quality) ? quality : 0 };
}
