import app from './zh-TW.app.json' with { type: 'json' };
import home from './zh-TW.home.json' with { type: 'json' };
import session from './zh-TW.session.json' with { type: 'json' };
import shell from './zh-TW.shell.json' with { type: 'json' };

export const texts: Readonly<Record<string, string>> = { ...app, ...session, ...shell, ...home };
