import app from './zh-TW.app.json' with { type: 'json' };
import session from './zh-TW.session.json' with { type: 'json' };

/** What a visitor may read: the first load of the sign-in page. */
export const texts: Readonly<Record<string, string>> = { ...app, ...session };
