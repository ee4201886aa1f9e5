import type { HomeQuery } from './Home.gen.ts';

/** One card of the answer to the `Home` query. */
export type DashboardCard = NonNullable<
  NonNullable<HomeQuery['viewer']>['dashboard']
>['above'][number];
