import type { Choice, ChoicePage } from '../../../design/forms/useOptions.ts';
import type { Ask } from '../request/ask.ts';
import { SalesProductsDocument } from './SalesOptions.gen.ts';
import { optionOf } from './useSalesOptions.ts';

/** Finds products whose code or name contains a text, page by page from 1. */
export type FindProducts = (text: string, page: number) => Promise<ChoicePage<Choice>>;

const PAGE_SIZE = 20;
/** Pages of 100 products that one search reads at most; "more" reads further ones. */
const MAX_READS = 5;
const CODE = /^[\w.-]{1,64}$/u;

const normalize = (text: string) => text.normalize('NFKC').toLocaleLowerCase().trim();

/**
 * Creates a search in the products with recent sales, the best-selling first. The services have no
 * search for products, so pages of the sales query are read as far as a search needs them, each of
 * them once. A typed code is offered as well, because a product may have no recent sales.
 */
export function createProductSearch(ask: Ask, labelOfCode: (code: string) => string): FindProducts {
  let products: readonly Choice[] = [];
  let after: string | null = null;
  let isComplete = false;
  let reading: Promise<void> | null = null;

  async function readPage(): Promise<void> {
    const { viewer } = await ask(SalesProductsDocument, { after });
    if (viewer?.sales == null) throw new Error('The products could not be read.');
    const { nodes, pageInfo } = viewer.sales;
    products = [
      ...products,
      ...nodes
        .flatMap(({ product }) => product ?? [])
        .map(({ code, name }) => optionOf(code, name)),
    ];
    after = pageInfo.endCursor;
    isComplete = !pageInfo.hasNextPage;
  }
  /** Searches that overlap wait for the same page. */
  function readMore(): Promise<void> {
    reading ??= readPage().finally(() => {
      reading = null;
    });
    return reading;
  }
  return async (text, page) => {
    const wanted = normalize(text);
    const matching = () => products.filter(({ label }) => normalize(label).includes(wanted));
    for (let reads = 0; reads < MAX_READS; reads += 1) {
      if (isComplete || matching().length > page * PAGE_SIZE) break;
      await readMore();
    }
    const found = matching();
    const options = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
    const code = text.trim();
    const isKnown = products.some(({ value }) => value === code);
    return {
      options:
        page === 1 && CODE.test(code) && !isKnown
          ? [...options, { value: code, label: labelOfCode(code) }]
          : options,
      hasMore: !isComplete || found.length > page * PAGE_SIZE,
    };
  };
}
