import account from './en-US.account.json' with { type: 'json' };
import appearance from './en-US.appearance.json' with { type: 'json' };
import cards from './en-US.cards.json' with { type: 'json' };
import home from './en-US.home.json' with { type: 'json' };
import menus from './en-US.menus.json' with { type: 'json' };
import modules from './en-US.modules.json' with { type: 'json' };
import panel from './en-US.panel.json' with { type: 'json' };
import shell from './en-US.shell.json' with { type: 'json' };
import tabs from './en-US.tabs.json' with { type: 'json' };

/** What comes with the workbench. */
export const texts: Readonly<Record<string, string>> = {
  ...shell,
  ...tabs,
  ...menus,
  ...account,
  ...appearance,
  ...modules,
  ...home,
  ...cards,
  ...panel,
};
