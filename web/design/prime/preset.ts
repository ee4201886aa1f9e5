import type { PrimeReactPTOptions } from 'primereact/api';
import { dropdown } from './preset/dropdown.ts';
import { menu } from './preset/menu.ts';
import { timeline } from './preset/timeline.ts';

const joined = (...names: (string | null | undefined)[]) => names.filter(Boolean).join(' ');

/**
 * The classes and attributes of every PrimeReact component, in one place. The library's own styles
 * are off (`unstyled`), so a component looks like the portal and has no other style sheet.
 */
export const preset: PrimeReactPTOptions = {
  dialog: {
    mask: (dialog) => ({ className: joined('p-dialog-mask', dialog?.props.maskClassName) }),
    root: (dialog) => ({
      className: joined('p-dialog', dialog?.props.maximized === true ? 'p-dialog-maximized' : null),
    }),
    header: { className: 'p-dialog-header' },
    headerTitle: { className: 'p-dialog-title' },
    headerIcons: { className: 'p-dialog-header-icons' },
    closeButton: { className: 'p-dialog-close' },
    closeButtonIcon: { className: 'p-dialog-close-icon' },
    content: { className: 'p-dialog-content' },
    footer: { className: 'p-dialog-footer' },
    transition: { classNames: 'p-dialog', timeout: 150 },
  },
  paginator: {
    root: { className: 'pager' },
    left: { className: 'pager-total' },
  },
  dropdown,
  menu,
  progressbar: {
    container: { className: 'progress-line-moving' },
    value: { className: 'progress-line-value' },
  },
  timeline,
};
