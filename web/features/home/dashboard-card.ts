import type { HomeQuery } from './Home.gen.ts';

/** A card as the page's answer has it. */
export type DashboardCard = NonNullable<
  NonNullable<HomeQuery['viewer']>['dashboard']
>['above'][number];
