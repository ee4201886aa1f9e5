import type { SignedIn } from '../request/context.ts';
import type { Post } from '../generated/resolvers.ts';
import type { Refusal } from '../errors/user-error.ts';

/**
 * Decides which store a post works on. A store that the caller requested must be one that the post
 * may see; if the services have no list of stores, they check that themselves. Without a requested
 * store:
 * - a post without stores works without one;
 * - a post with one store works on it;
 * - a post whose applications work on many stores (shop mode MULTIPLE or BOTH) works on all its
 *   stores;
 * - any other post needs a store to be chosen, because applications that work on one store at a
 *   time would not know which. This includes posts without applications and posts whose
 *   applications cannot be loaded.
 */
export interface ShopChoice {
  /** Null means all stores, or none if the post has none. */
  shopCode: string | null;
}

/** Returns the store to work on, or the refusal. */
export async function chooseShop(
  loaders: Pick<SignedIn['loaders'], 'shopsOfPost' | 'shopModeOf'>,
  post: Post | null,
  requested: string | null,
): Promise<ShopChoice | Refusal> {
  const shops = await loaders.shopsOfPost(post?.code ?? '');
  if (requested !== null) {
    if (shops === null || shops.some(({ number }) => number === requested))
      return { shopCode: requested };
    return { field: 'shopCode', code: 'NOT_PERMITTED', message: 'shopNotPermitted' };
  }
  const [first, second] = shops ?? [];
  if (first === undefined || second === undefined) return { shopCode: first?.number ?? null };
  const mode = await loaders.shopModeOf(post).catch(() => null);
  if (mode === 'MULTIPLE' || mode === 'BOTH') return { shopCode: null };
  return { field: 'shopCode', code: 'SHOP_REQUIRED', message: 'shopRequired' };
}
