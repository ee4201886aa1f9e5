import app from './en-US.app.json' with { type: 'json' };
import home from './en-US.home.json' with { type: 'json' };
import session from './en-US.session.json' with { type: 'json' };
import shell from './en-US.shell.json' with { type: 'json' };

export const texts: Readonly<Record<string, string>> = { ...app, ...session, ...shell, ...home };
