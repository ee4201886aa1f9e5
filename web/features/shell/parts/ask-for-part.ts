import type { ApolloClient, DocumentNode, OperationVariables } from '@apollo/client';
import type { Locale } from '../../../design/language/locales.ts';
import { LanguagePacksDocument } from '../LanguagePacks.gen.ts';
import { KeptFavouritesDocument } from '../menu/common-menus/KeptMenus.gen.ts';
import { menusOf, NothingGivenError, type PartKey } from './shell-parts.ts';
import {
  ShellApplicationListDocument,
  ShellApplicationsDocument,
  ShellAvatarDocument,
  ShellCommonMenusDocument,
  ShellMenusDocument,
  ShellSettingsDocument,
} from './ShellParts.gen.ts';

interface Asking {
  client: ApolloClient;
  locale: Locale;
  /** The part came late: the gateway waits for the call that is running. Otherwise the services are asked anew. */
  followUp: boolean;
}

const documents = {
  settings: ShellSettingsDocument,
  commonMenus: ShellCommonMenusDocument,
  favourites: KeptFavouritesDocument,
  avatar: ShellAvatarDocument,
} as const satisfies Readonly<Record<string, DocumentNode>>;

/** Asks for one part of the shell; its answer goes into the cache, where the shell reads it. Returns the parts that are to be asked for next. */
export async function askForPart(
  key: PartKey,
  { client, locale, followUp }: Asking,
): Promise<readonly PartKey[]> {
  const context = { followUp };
  const ask = async (query: DocumentNode, variables: OperationVariables = {}) => {
    const { data } = await client.query({
      query,
      variables,
      fetchPolicy: 'network-only',
      errorPolicy: 'none',
      context,
    });
    if (key !== 'avatar' && hasNothing(data))
      throw new NothingGivenError(`The services gave nothing for ${key}.`);
    return [];
  };
  if (key === 'applications') return askForApplications(client, context);
  if (key === 'packs') return ask(LanguagePacksDocument, { locale });
  if (Object.hasOwn(documents, key)) return ask(documents[key as keyof typeof documents]);
  return ask(ShellMenusDocument, { code: key.slice(menusOf('').length) });
}

/** An answer without an error and without what was asked for. */
function hasNothing(data: unknown): boolean {
  const { viewer } = (data ?? {}) as { viewer?: Readonly<Record<string, unknown>> | null };
  return viewer == null || Object.values(viewer).includes(null);
}

/** The list alone, so that it is there before the slowest of the menus; they follow one by one. */
async function askForApplications(
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
    throw new NothingGivenError('The services gave no list of applications.');
  const applications = list.map((application) => ({ ...application, menus: null }));
  client.cache.writeQuery({
    query: ShellApplicationListDocument,
    data: { viewer: { ...viewer, applications } },
  });
  return applications.map(({ code }) => menusOf(code));
}
