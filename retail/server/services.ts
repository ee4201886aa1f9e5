import { accountServices } from '../accounts/accounts.ts';
import { apiTokenServices } from '../accounts/api-tokens.ts';
import { sessionRightServices } from '../accounts/session-rights.ts';
import { applicationServices } from '../navigation/applications.ts';
import { passwordServices } from '../accounts/password.ts';
import { workplaceServices } from '../accounts/workplace.ts';
import { commonMenuServices } from '../navigation/common-menus.ts';
import { dashboardServices } from '../dashboards/dashboards.ts';
import { assistantServices } from '../dashboards/assistants.ts';
import { eventServices } from '../messages/events.ts';
import { favoriteServices } from '../navigation/favorites.ts';
import { fileServices } from '../files/files.ts';
import { languageServices } from '../settings/languages.ts';
import { manualServices } from '../files/manuals.ts';
import { masterDataServices } from '../master-data/services.ts';
import { menuServices } from '../navigation/menus.ts';
import { metadataServices } from '../metadata/services.ts';
import { messageServices } from '../messages/messages.ts';
import { moduleServices } from '../navigation/modules.ts';
import { mustSeeServices } from '../dashboards/must-see.ts';
import { operationServices } from '../navigation/operations.ts';
import { salesServices } from '../sales/services.ts';
import type { ServiceTable } from './service.ts';
import { settingsServices } from '../settings/settings.ts';
import { sheetServices } from '../sheets/services.ts';
import { singleSignOnServices } from '../accounts/single-sign-on.ts';
import { taskServices } from '../tasks/services.ts';
import { workflowServices } from '../workflow/services.ts';

/** All services that need a sign-in, by path. A new service needs one file and one line. */
export const SERVICES: ServiceTable = {
  ...accountServices,
  ...passwordServices,
  ...workplaceServices,
  ...apiTokenServices,
  ...sessionRightServices,
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
  ...assistantServices,
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
