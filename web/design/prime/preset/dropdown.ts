import type { DropdownPassThroughOptions } from 'primereact/dropdown';

/** The page decides where the focus goes from the list, not these. The library's types lack them. */
const focusGuards = {
  hiddenFirstFocusableEl: { role: undefined, tabIndex: -1 },
  hiddenLastFocusableEl: { role: undefined, tabIndex: -1 },
};

/** Dropdown, for SelectField. */
export const dropdown: DropdownPassThroughOptions = {
  // What the component gives its input is repeated on the element around it, which has no role.
  root: {
    'aria-activedescendant': undefined,
    'aria-label': undefined,
    'aria-expanded': undefined,
    'aria-controls': undefined,
  },
  select: { 'aria-hidden': true },
  input: { className: 'select-field-text clip' },
  trigger: (trigger) => ({
    className: 'select-field-arrow',
    role: undefined,
    'aria-haspopup': undefined,
    'aria-expanded': undefined,
    'aria-label': undefined,
    'aria-hidden': true,
    // PrimeReact tells SelectField nowhere else whether the list is to be shown.
    'data-shown': trigger?.state.overlayVisible,
  }),
  panel: { className: 'select-list pop' },
  wrapper: { className: 'select-list-options' },
  item: (item) => ({
    className: item?.context.focused === true ? 'option option-active' : 'option',
  }),
  itemLabel: { className: 'select-option' },
  ...focusGuards,
  transition: { timeout: 0 },
};
