import type { ButtonKind } from '../../design/button/Button.tsx';
import type { Operation } from './list-module.ts';

/** The actions of the toolbar. */
export type ToolbarAction =
  | 'add'
  | 'audit'
  | 'reject'
  | 'delete'
  | 'bulkEdit'
  | 'import'
  | 'export'
  | 'print'
  | 'filter'
  | 'refresh';

export interface ToolbarButtonConfig {
  action: ToolbarAction;
  /**
   * The permission that the button needs; it is hidden without it or if the services have no
   * address for it.
   */
  needs: Operation;
  textKey: string;
  icon?: string;
  kind?: ButtonKind;
  /** It works on the ticked rows. */
  ofRows?: boolean;
  /** On a narrow screen it is in the menu, because it is needed rarely. */
  isRare?: boolean;
}

export const rowButtons: readonly ToolbarButtonConfig[] = [
  { action: 'add', needs: 'ADD', textKey: 'masterdata.new', icon: 'plus', kind: 'primary' },
  { action: 'audit', needs: 'AUDIT', textKey: 'masterdata.audit', ofRows: true },
  { action: 'reject', needs: 'REJECT', textKey: 'masterdata.reject', ofRows: true },
  { action: 'bulkEdit', needs: 'EDIT', textKey: 'masterdata.bulkEdit', ofRows: true, isRare: true },
  {
    action: 'delete',
    needs: 'DELETE',
    textKey: 'masterdata.delete',
    icon: 'trash',
    kind: 'danger',
    ofRows: true,
  },
];
export const fileButtons: readonly ToolbarButtonConfig[] = [
  { action: 'import', needs: 'IMPORT', textKey: 'masterdata.import', icon: 'up' },
  { action: 'export', needs: 'EXPORT', textKey: 'masterdata.export', icon: 'dl' },
  { action: 'print', needs: 'PRINT', textKey: 'masterdata.print', icon: 'print' },
];
