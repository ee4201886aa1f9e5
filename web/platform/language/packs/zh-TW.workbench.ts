import account from './zh-TW.account.json' with { type: 'json' };
import appearance from './zh-TW.appearance.json' with { type: 'json' };
import cards from './zh-TW.cards.json' with { type: 'json' };
import home from './zh-TW.home.json' with { type: 'json' };
import menus from './zh-TW.menus.json' with { type: 'json' };
import modules from './zh-TW.modules.json' with { type: 'json' };
import panel from './zh-TW.panel.json' with { type: 'json' };
import shell from './zh-TW.shell.json' with { type: 'json' };
import tabs from './zh-TW.tabs.json' with { type: 'json' };

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
