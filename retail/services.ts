import { accountServices } from './accounts.ts';
import { applicationServices } from './applications.ts';
import { passwordServices } from './authentication/password.ts';
import { workplaceServices } from './authentication/workplace.ts';
import { commonMenuServices } from './common-menus.ts';
import { dashboardServices } from './dashboards.ts';
import { elfServices } from './elves.ts';
import { eventServices } from './events.ts';
import { favoriteServices } from './favorites.ts';
import { fileServices } from './files.ts';
import { languageServices } from './languages.ts';
import { manualServices } from './manuals.ts';
import { masterDataServices } from './master-data/services.ts';
import { menuServices } from './menus.ts';
import { metadataServices } from './metadata/services.ts';
import { messageServices } from './messages.ts';
import { moduleServices } from './modules.ts';
import { mustSeeServices } from './must-see.ts';
import { operationServices } from './operations.ts';
import { salesServices } from './sales/services.ts';
import type { ServiceTable } from './service.ts';
import { settingsServices } from './settings.ts';
import { sheetServices } from './sheets/services.ts';
import { singleSignOnServices } from './single-sign-on.ts';
import { taskServices } from './tasks/services.ts';
import { workflowServices } from './workflow/services.ts';

/** Every service behind a sign-in, by its path in the document. A new service is one file and one line. */
export const SERVICES: ServiceTable = {
  ...accountServices,
  ...passwordServices,
  ...workplaceServices,
  ...applicationServices,
  ...menuServices,
  ...moduleServices,
  ...metadataServices,
  ...masterDataServices,
  ...sheetServices,
  ...operationServices,
  ...favoriteServices,
  ...commonMenuServices,
  ...fileServices,
  ...elfServices,
  ...manualServices,
  ...settingsServices,
  ...languageServices,
  ...dashboardServices,
  ...mustSeeServices,
  ...messageServices,
  ...eventServices,
  ...workflowServices,
  ...taskServices,
  ...salesServices,
  ...singleSignOnServices,
};
