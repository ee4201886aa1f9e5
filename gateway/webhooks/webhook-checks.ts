import type { Refusal } from '../errors/user-error.ts';
import type {
  ApiTokenScope,
  WebhookCreateInput,
  WebhookEventKind,
  WebhookUpdateInput,
} from '../generated/resolvers.ts';
import type { Config } from '../config/config.ts';
import { scopeRefusal } from '../request/caller-token.ts';

/** What is stored of a new webhook. */
interface WebhookContent {
  name: string;
  url: URL;
  kinds: WebhookEventKind[];
}

type WebhookConfig = Pick<Config, 'webhookHosts' | 'isWebhookHttpAllowed'>;

const MAX_NAME = 60;
const MAX_URL = 2_000;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/u;

/** What a token must be able to read for each kind. */
const SCOPES: Readonly<Record<WebhookEventKind, ApiTokenScope>> = {
  MESSAGE: 'READ_MESSAGES',
  ANNOUNCEMENT: 'READ_MESSAGES',
  APPROVAL: 'READ_WORKFLOW',
  TASK: 'READ_TASKS',
  JOB: 'EXPORT_LISTS',
};

/** The content to store, or why it is refused. Does not resolve the host. */
export function checkWebhook(
  input: WebhookCreateInput,
  config: WebhookConfig,
): { value: WebhookContent } | { refusal: Refusal } {
  const checked = checkChanges(input, config);
  return 'refusal' in checked ? checked : { value: checked.value as WebhookContent };
}

/** The content to store of what is given, or why it is refused. Does not resolve the host. */
export function checkChanges(
  input: Pick<WebhookUpdateInput, 'name' | 'url' | 'kinds'>,
  config: WebhookConfig,
): { value: Partial<WebhookContent> } | { refusal: Refusal } {
  const url = input.url == null ? undefined : urlOf(input.url, config);
  if (url === null)
    return { refusal: { code: 'INVALID', field: 'url', message: 'webhookUrlInvalid' } };
  const value: Partial<WebhookContent> = {
    ...(input.name != null && { name: shownName(input.name) }),
    ...(url !== undefined && { url }),
    ...(input.kinds != null && { kinds: [...new Set(input.kinds)] }),
  };
  const { name, kinds } = value;
  const refusal =
    (name === undefined ? null : nameRefusal(name)) ??
    (url === undefined ? null : hostRefusal(url, config)) ??
    (kinds === undefined ? null : kindsRefusal(kinds));
  return refusal === null ? { value } : { refusal };
}

const shownName = (name: string): string => name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** Why a token cannot have a webhook with these kinds; null when it can. */
export function scopesRefusal(
  tokenScopes: readonly string[],
  kinds: readonly WebhookEventKind[],
): Refusal | null {
  const token = { id: '', scopes: new Set(tokenScopes as readonly ApiTokenScope[]) };
  const missing = [...new Set(kinds.map((kind) => SCOPES[kind]))].filter(
    (scope) => scopeRefusal(token, new Set([scope])) !== null,
  );
  if (missing.length === 0) return null;
  const values = { scopes: missing.join(', ') };
  return { code: 'NOT_PERMITTED', field: 'kinds', message: 'webhookScopesMissing', values };
}

function urlOf(text: string, { isWebhookHttpAllowed }: WebhookConfig): URL | null {
  if (text.length > MAX_URL || INVISIBLE.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isSecure = url.protocol === 'https:' || (isWebhookHttpAllowed && url.protocol === 'http:');
  return isSecure && url.username === '' && url.password === '' && url.hash === '' ? url : null;
}

/** The operator may limit the hosts: `hooks.example` or, with everything below it, `*.example`. */
function hostRefusal({ hostname }: URL, { webhookHosts }: WebhookConfig): Refusal | null {
  const isAllowed = webhookHosts.some((host) =>
    host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host,
  );
  return isAllowed || webhookHosts.length === 0
    ? null
    : { code: 'NOT_PERMITTED', field: 'url', message: 'webhookHostNotAllowed' };
}

function nameRefusal(name: string): Refusal | null {
  if (name === '') return { code: 'REQUIRED', field: 'name', message: 'webhookNameRequired' };
  return INVISIBLE.test(name) || Array.from(name).length > MAX_NAME
    ? {
        ...{ code: 'INVALID', field: 'name', message: 'webhookNameInvalid' },
        values: { limit: MAX_NAME },
      }
    : null;
}

function kindsRefusal(kinds: readonly WebhookEventKind[]): Refusal | null {
  return kinds.length > 0
    ? null
    : { code: 'REQUIRED', field: 'kinds', message: 'webhookKindsRequired' };
}
