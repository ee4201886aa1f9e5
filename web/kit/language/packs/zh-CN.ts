import app from './zh-CN.app.json' with { type: 'json' };
import home from './zh-CN.home.json' with { type: 'json' };
import session from './zh-CN.session.json' with { type: 'json' };
import shell from './zh-CN.shell.json' with { type: 'json' };

export const texts: Readonly<Record<string, string>> = { ...app, ...session, ...shell, ...home };
