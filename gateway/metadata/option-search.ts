interface Asked {
  search: string;
  /** Fields of the rows. */
  value: string;
  label: string;
}

type Body = Readonly<Record<string, unknown>>;

/** How a source is searched, by the beginning of its address. */
const STYLES: readonly { beginning: string; body: (params: Body, asked: Asked) => Body }[] = [
  {
    beginning: '/api/msc-bpm/option/',
    body: (params, { search }) => ({ ...params, keyword: search }),
  },
  { beginning: '/api/msc-mdm/', body: withConditions },
  { beginning: '/api/zb-mca-base/', body: withConditions },
];

/** Whether the services find what matches; the rows of the others are looked through here. */
export function searchesItself(path: string): boolean {
  return styleOf(path) !== undefined;
}

/** Whether it takes conditions on its fields. */
export function takesConditions(path: string): boolean {
  return styleOf(path)?.body === withConditions;
}

export function optionSearch(path: string, params: Body, asked: Asked): Body {
  return styleOf(path)?.body(params, asked) ?? params;
}

function styleOf(path: string) {
  return STYLES.find(({ beginning }) => path.startsWith(beginning));
}

/** Label or code holds the text. What of it would stand for anything stands for one character, as the services know no way to escape it. */
function withConditions(params: Body, { search, value, label }: Asked): Body {
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
