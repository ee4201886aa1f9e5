import account from './zh-CN.account.json' with { type: 'json' };
import appearance from './zh-CN.appearance.json' with { type: 'json' };
import cards from './zh-CN.cards.json' with { type: 'json' };
import home from './zh-CN.home.json' with { type: 'json' };
import menus from './zh-CN.menus.json' with { type: 'json' };
import modules from './zh-CN.modules.json' with { type: 'json' };
import panel from './zh-CN.panel.json' with { type: 'json' };
import shell from './zh-CN.shell.json' with { type: 'json' };
import tabs from './zh-CN.tabs.json' with { type: 'json' };

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
