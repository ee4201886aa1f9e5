import { paths } from '../../../../platform/routes/paths.ts';

/** The address of the layout editor for a dashboard. */
export function editorPath(code: string): string {
  return code === 'home'
    ? paths.dashboardTemplate
    : `${paths.dashboardTemplate}?${new URLSearchParams({ code }).toString()}`;
}
