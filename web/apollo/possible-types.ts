/** Which types stand behind the interfaces and unions of the schema: the cache needs them to match fragments. */
export const possibleTypes = {
  Card: ['KpiCard', 'SalesLineCard', 'StoreRankingCard', 'TodoCard', 'UnknownCard'],
  ModuleTarget: ['BuiltInScreen', 'EmbeddedModule', 'NoTarget'],
};
