import { createApiTokenLoaders, type ApiTokenLoaders } from './api-tokens/loaders.ts';
import { lazyGroups } from './async/lazy-groups.ts';
import type { Account } from './request/account.ts';
import { createCardLoaders, type CardLoaders } from './cards/loaders.ts';
import type { Config } from './config/config.ts';
import { createListLoaders, type ListLoaders } from './lists/loaders.ts';
import { createMenuLoaders, type MenuLoaders } from './menus/loaders.ts';
import { createMessageLoaders, type MessageLoaders } from './messages/loaders.ts';
import { createMetadataLoaders, type MetadataLoaders } from './metadata/loaders.ts';
import { createSalesLoaders, type SalesLoaders } from './sales/loaders.ts';
import { createSessionLoaders, type SessionLoaders } from './session/loaders.ts';
import type { Durable } from './store/durable.ts';
import type { RetailClient } from './upstream/retail-client.ts';
import { createViewLoaders, type ViewLoaders } from './views/loaders.ts';
import type { ButtonSealer } from './workflow/sealed-buttons.ts';
import { createWorkflowLoaders, type WorkflowLoaders } from './workflow/loaders.ts';

/**
 * The loaders of all domains. A domain gets data of another domain through them, and equal loads of
 * a request are made once.
 */
export type Loaders = SessionLoaders &
  MenuLoaders &
  CardLoaders &
  SalesLoaders &
  MessageLoaders &
  MetadataLoaders &
  ListLoaders &
  WorkflowLoaders &
  ViewLoaders &
  ApiTokenLoaders;

interface LoaderParts {
  config: Config;
  durable: Durable;
  buttonsOf: ButtonSealer;
  retail: RetailClient;
  account: Account;
  timeZone: string;
  yesterday: string;
  /**
   * Background work that no user waits for: code names get the full time limit instead of the short
   * one.
   */
  isBackground: boolean;
}

/** Creates the loaders of one request; those of a domain when one of them is first used. */
export const createLoaders = lazyGroups<LoaderParts, Loaders>([
  // Lists use metadata, whose members must be known before.
  ({ retail, config, isBackground }) =>
    createMetadataLoaders(retail, isBackground ? config.upstreamTimeoutMs : config.cardTimeoutMs),
  ({ retail, account }) => createSessionLoaders(retail, account),
  ({ retail, account, config }) => createMenuLoaders(retail, account, config.microappOrigins),
  ({ retail, account, timeZone }) => createMessageLoaders(retail, account, timeZone),
  ({ retail, account, yesterday }) => createCardLoaders(retail, account, yesterday),
  ({ retail, account, yesterday }) => createSalesLoaders(retail, account, yesterday),
  ({ retail, timeZone }, loaders) => createListLoaders(retail, loaders, timeZone),
  ({ retail, account, buttonsOf }) => createWorkflowLoaders(retail, account, buttonsOf),
  ({ durable, account }) => createViewLoaders(durable, account),
  ({ retail }) => createApiTokenLoaders(retail),
]);
