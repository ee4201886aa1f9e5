import playground from './zh-CN.playground.json' with { type: 'json' };

/** What comes with the playground. */
export const texts: Readonly<Record<string, string>> = playground;
