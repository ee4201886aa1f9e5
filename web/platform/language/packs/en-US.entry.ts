import app from './en-US.app.json' with { type: 'json' };
import session from './en-US.session.json' with { type: 'json' };

/** What a visitor may read: the first load of the sign-in page. */
export const texts: Readonly<Record<string, string>> = { ...app, ...session };
