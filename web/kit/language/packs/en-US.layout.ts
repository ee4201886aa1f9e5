import layout from './en-US.layout.json' with { type: 'json' };

/** What comes when somebody arranges his cards. */
export const texts: Readonly<Record<string, string>> = layout;
