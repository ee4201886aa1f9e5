import { accountServices } from './accounts.ts';
import { applicationServices } from './applications.ts';
import { approvalServices } from './approvals.ts';
import { dashboardServices } from './dashboards.ts';
import { favoriteServices } from './favorites.ts';
import { languageServices } from './languages.ts';
import { menuServices } from './menus.ts';
import { moduleServices } from './modules.ts';
import { salesServices } from './sales/services.ts';
import type { ServiceTable } from './service.ts';
import { settingsServices } from './settings.ts';

/** Every service behind a sign-in, by its path in the document. A new service is one file and one line. */
export const SERVICES: ServiceTable = {
  ...accountServices,
  ...applicationServices,
  ...menuServices,
  ...moduleServices,
  ...favoriteServices,
  ...settingsServices,
  ...languageServices,
  ...dashboardServices,
  ...approvalServices,
  ...salesServices,
};
