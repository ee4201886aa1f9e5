import dates from './zh-CN.dates.json' with { type: 'json' };
import metadata from './zh-CN.metadata.json' with { type: 'json' };
import playground from './zh-CN.playground.json' with { type: 'json' };

/** What comes with the playground: its own texts, and those of date fields and fields with options. */
export const texts: Readonly<Record<string, string>> = { ...dates, ...metadata, ...playground };
