import dates from './zh-TW.dates.json' with { type: 'json' };
import metadata from './zh-TW.metadata.json' with { type: 'json' };
import playground from './zh-TW.playground.json' with { type: 'json' };

/** What comes with the playground: its own texts, and those of date fields and fields with options. */
export const texts: Readonly<Record<string, string>> = { ...dates, ...metadata, ...playground };
