import type { Account } from './account.ts';
import type { Context } from './context.ts';
import { globalId, ownKeysOf, publicId, typeOfId, type IdOwner } from './ids.ts';
import { requireSession } from './require-signed-in.ts';

/** Types whose id within the enterprise is the key itself, made by the gateway. */
const WITH_PLAIN_IDS: ReadonlySet<string> = new Set(['Job', 'ListView', 'SavedQuery']);

type Scope = (account: Account) => readonly string[];

const perAccount: Scope = ({ userType, code }) => [userType, code];
const perPost: Scope = ({ userType, code, mainPost }) => [
  userType,
  userType === 'SUPPLIER' ? code : (mainPost?.code ?? ''),
];
const perWorkplace: Scope = (account) => [
  ...perAccount(account),
  account.mainPost?.code ?? '',
  account.shop?.number ?? '',
];

/**
 * What the data of an object depend on besides its enterprise. An id means the same data for
 * everyone who may read it, so a change of post gives these objects other ids.
 */
const SCOPES: Readonly<Record<string, Scope>> = {
  Viewer: perAccount,
  Favourite: perAccount,
  Message: perAccount,
  MustSeeItem: perAccount,
  Application: perPost,
  MenuNode: perPost,
  Module: perPost,
  Card: perWorkplace,
};

function ownerOf(type: string, account: Account): IdOwner {
  const scope = SCOPES[type]?.(account).map(encodeURIComponent).join('~') ?? '';
  return { enterprise: account.enterprise.code, scope };
}

/** The ids of some thousand menus, cards and rows; bounds what unusual lists can occupy. */
const MAX_IDS = 10_000;

/** The id of an object as clients see it, from its id within the enterprise. */
type PublicNodeIds = (type: string, id: string, context: Context) => string;

/**
 * Keeps the ids that it has made, because a shell has a hundred, and most are those of the request
 * before: encoding them again took a twentieth of its processor time.
 */
export function createPublicNodeIds(): PublicNodeIds {
  const owners = new WeakMap<Account, Map<string, IdOwner>>();
  const made = new Map<string, string>();

  function knownOwnerOf(type: string, account: Account): IdOwner {
    const ofAccount = owners.get(account) ?? new Map<string, IdOwner>();
    const known = ofAccount.get(type);
    if (known !== undefined) return known;
    const owner = ownerOf(type, account);
    owners.set(account, ofAccount.set(type, owner));
    return owner;
  }

  return function publicNodeId(type, id, context) {
    const owner = knownOwnerOf(type, requireSession(context).account);
    // The scope is encoded, and has no line breaks; the number of an enterprise is not.
    const key = `${type}\n${owner.scope}\n${owner.enterprise.length}\n${owner.enterprise}${id}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const ofClients = publicId(type, id, owner);
    if (made.size >= MAX_IDS) made.clear();
    made.set(key, ofClients);
    return ofClients;
  };
}

/** The id, as clients see it, of an object that is no node but whose key means another one elsewhere. */
export function publicIdOf(type: string, key: string, context: Context): string {
  return publicId(type, globalId(type, key), ownerOf(type, requireSession(context).account));
}

/** The keys of an id that a client sent; null when it is not an id of this type for this caller. */
export function keysOfNode(type: string, id: string, context: Context): string[] | null {
  const keys = ownKeysOf(type, id, ownerOf(type, requireSession(context).account));
  if (keys !== null || !WITH_PLAIN_IDS.has(type)) return keys;
  return typeOfId(id) === '' ? [id] : null;
}

/** The id within the enterprise, from an id that a client sent; null when it is not the caller's. */
export function localNodeId(type: string, id: string, context: Context): string | null {
  const keys = keysOfNode(type, id, context);
  if (keys === null) return null;
  return WITH_PLAIN_IDS.has(type) ? (keys[0] ?? null) : globalId(type, ...keys);
}
