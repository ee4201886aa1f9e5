import dates from './en-US.dates.json' with { type: 'json' };
import metadata from './en-US.metadata.json' with { type: 'json' };
import playground from './en-US.playground.json' with { type: 'json' };

/** What comes with the playground: its own texts, and those of date fields and fields with options. */
export const texts: Readonly<Record<string, string>> = { ...dates, ...metadata, ...playground };
