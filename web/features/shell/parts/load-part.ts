import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import type { Locale } from '../../../design/language/locales.ts';
import { LanguagePacksDocument } from '../LanguagePacks.gen.ts';
import { FavouritesDocument } from '../../../platform/favourites/Favourites.gen.ts';
import { menusPartOf, EmptyAnswerError, type PartKey } from './shell-parts.ts';
import {
  ShellApplicationListDocument,
  ShellApplicationsDocument,
  ShellAvatarDocument,
  ShellCommonMenusDocument,
  ShellMenusDocument,
  ShellSettingsDocument,
} from './ShellParts.gen.ts';

interface LoadPartOptions {
  client: ApolloClient;
  locale: Locale;
  /** The part was late: the gateway waits for the running call. Otherwise it makes a new call. */
  followUp: boolean;
}

const documents = {
  settings: ShellSettingsDocument,
  commonMenus: ShellCommonMenusDocument,
  favourites: FavouritesDocument,
  avatar: ShellAvatarDocument,
} as const satisfies Readonly<Record<string, DocumentNode>>;

/**
 * Loads one part of the shell into the cache, from which the shell reads it. Returns the parts to
 * load next. Throws if the part is missing in the answer.
 */
export async function loadPart(
  key: PartKey,
  { client, locale, followUp }: LoadPartOptions,
): Promise<readonly PartKey[]> {
  const context = { followUp };
  const load = async (query: DocumentNode, variables: OperationVariables = {}) => {
    const { data } = await client.query({
      query,
      variables,
      fetchPolicy: 'network-only',
      errorPolicy: 'none',
      context,
    });
    if (key !== 'avatar' && isEmptyAnswer(data))
      throw new EmptyAnswerError(`The services gave nothing for ${key}.`);
    return [];
  };
  if (key === 'applications') return loadApplications(client, context);
  if (key === 'packs') return load(LanguagePacksDocument, { locale });
  if (Object.hasOwn(documents, key)) return load(documents[key as keyof typeof documents]);
  return load(ShellMenusDocument, { code: key.slice(menusPartOf('').length) });
}

/** Whether the answer has no error, but not the requested part either. */
function isEmptyAnswer(data: unknown): boolean {
  const { viewer } = (data ?? {}) as { viewer?: Readonly<Record<string, unknown>> | null };
  return viewer == null || Object.values(viewer).includes(null);
}

/**
 * Loads only the list, so that it does not wait for the slowest menu. Returns the menus to load.
 */
async function loadApplications(
  client: ApolloClient,
  context: { followUp: boolean },
): Promise<readonly PartKey[]> {
  const { data } = await client.query({
    query: ShellApplicationsDocument,
    fetchPolicy: 'no-cache',
    errorPolicy: 'none',
    context,
  });
  const viewer = data.viewer ?? null;
  const list = viewer === null ? null : viewer.applications;
  if (viewer === null || list === null)
    throw new EmptyAnswerError('The services gave no list of applications.');
  const applications = list.map((application) => ({ ...application, menus: null }));
  client.cache.writeQuery({
    query: ShellApplicationListDocument,
    data: { viewer: { ...viewer, applications } },
  });
  return applications.map(({ code }) => menusPartOf(code));
}
