import metadata from './zh-CN.metadata.json' with { type: 'json' };
import playground from './zh-CN.playground.json' with { type: 'json' };

/** What comes with the playground: its own texts, and those of fields with options. */
export const texts: Readonly<Record<string, string>> = { ...metadata, ...playground };
