import { paths } from '../../../../platform/routes/paths.ts';

/** The address at which the cards of a dashboard are arranged. */
export function editorPath(code: string): string {
  return code === 'home'
    ? paths.dashboardTemplate
    : `${paths.dashboardTemplate}?${new URLSearchParams({ code }).toString()}`;
}
