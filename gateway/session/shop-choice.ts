import type { SignedIn } from '../request/context.ts';
import type { Post } from '../generated/resolvers.ts';
import type { Refusal } from '../errors/user-error.ts';

/**
 * When a store must be chosen. A post has stores to choose from when it may see more than one, and when its applications are not known to
 * work on many stores at once, all of them:
 * - a post without stores has none to choose, and works without;
 * - a post with one store works for it, without being asked;
 * - a post with applications that work on many stores (shop mode MULTIPLE or BOTH) may do without, which means all its stores;
 * - every other post needs one, because an application that works on one store at a time would not know on which. A post whose
 *   applications cannot be had, or which has none, is one of these.
 * A store that is named must be one that the post may see. Services that have no list of stores judge that themselves.
 */
export interface ShopChoice {
  /** Null: all stores, or none. */
  shopCode: string | null;
}

export async function chooseShop(
  loaders: Pick<SignedIn['loaders'], 'shopsOfPost' | 'shopModeOf'>,
  post: Post | null,
  asked: string | null,
): Promise<ShopChoice | Refusal> {
  const shops = await loaders.shopsOfPost(post?.code ?? '');
  if (asked !== null) {
    if (shops === null || shops.some(({ code }) => code === asked)) return { shopCode: asked };
    return { field: 'shopCode', code: 'NOT_PERMITTED', message: 'shopNotPermitted' };
  }
  const [first, second] = shops ?? [];
  if (first === undefined || second === undefined) return { shopCode: first?.code ?? null };
  const mode = await loaders.shopModeOf(post).catch(() => null);
  if (mode === 'MULTIPLE' || mode === 'BOTH') return { shopCode: null };
  return { field: 'shopCode', code: 'SHOP_REQUIRED', message: 'shopRequired' };
}
