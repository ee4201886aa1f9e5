/** An operation of the portal that is measured, with its variables. */
export interface MeasuredOperation {
  title: string;
  /** Name of the operation in the portal's documents. */
  name: string;
  variables: Readonly<Record<string, unknown>>;
}

/** The operations that every working day consists of: the shell, the home page and a list. */
export const MEASURED_OPERATIONS: readonly MeasuredOperation[] = [
  { title: 'shell', name: 'Workbench', variables: { locale: 'zh-CN' } },
  {
    title: 'home',
    name: 'Home',
    variables: {
      code: 'home',
      fold: 99,
      belowFold: 100,
      filter: {},
      filterOfOne: {},
      panel: true,
    },
  },
  {
    title: 'list of 30 rows',
    name: 'ListModule',
    variables: { code: '200209', list: 'module:200209', withRows: true, page: 1, pageSize: 30 },
  },
];
