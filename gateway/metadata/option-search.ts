interface SearchedFields {
  search: string;
  /** Field names of value and label in the rows. */
  value: string;
  label: string;
}

type Body = Readonly<Record<string, unknown>>;

/** How to search a source, by the beginning of its address. */
const STYLES: readonly {
  beginning: string;
  body: (params: Body, asked: SearchedFields) => Body;
}[] = [
  {
    beginning: '/api/msc-bpm/option/',
    body: (params, { search }) => ({ ...params, keyword: search }),
  },
  { beginning: '/api/msc-mdm/', body: withConditions },
  { beginning: '/api/zb-mca-base/', body: withConditions },
];

/** Whether the source can search. Rows of other sources are filtered in the gateway. */
export function searchesItself(path: string): boolean {
  return styleOf(path) !== undefined;
}

/** Whether the source accepts conditions on its fields. */
export function takesConditions(path: string): boolean {
  return styleOf(path)?.body === withConditions;
}

export function optionSearch(path: string, params: Body, asked: SearchedFields): Body {
  return styleOf(path)?.body(params, asked) ?? params;
}

function styleOf(path: string) {
  return STYLES.find(({ beginning }) => path.startsWith(beginning));
}

/**
 * Searches for label or code containing the text. A `%` in the text becomes `_`, because the
 * services have no escape character.
 */
function withConditions(params: Body, { search, value, label }: SearchedFields): Body {
  const like = `%${search.replaceAll('%', '_')}%`;
  const alternatives = [...new Set([label, value])].map((field) => ({
    field,
    operation: 'like',
    value: like,
    relation: 'or',
  }));
  const own: unknown[] = Array.isArray(params.condition) ? params.condition : [];
  return { ...params, condition: [...own, ...alternatives] };
}
