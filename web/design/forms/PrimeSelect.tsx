import { Dropdown } from 'primereact/dropdown';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, RefObject } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { SelectFieldProps, Use } from './SelectField.tsx';
import './option.css';
import './PrimeSelect.css';

interface PrimeSelectProps extends SelectFieldProps {
  /** What the user did with the field that it replaces. */
  use: Use;
}

/** The list of SelectField, in a chunk of its own. */
export function PrimeSelect(props: PrimeSelectProps) {
  const { id, name, value, options, disabled = false, className = '', onChange } = props;
  const dropdown = useRef<Dropdown>(null);
  const listId = useId();
  const [open, setOpen] = useState(false);
  const text = options.find((option) => option.value === value)?.label ?? '';

  useInput(dropdown, text, props.describedBy);
  const takeFocus = useEffectEvent(() => {
    if (props.use !== 'none') dropdown.current?.focus();
    if (props.use === 'open') dropdown.current?.show();
  });
  useEffect(function keepFocus() {
    takeFocus();
  }, []);

  /** Also while the list is appearing or closing: `open` changes only when it has appeared or gone. */
  function isShown() {
    return dropdown.current?.getElement()?.querySelector('[data-shown="true"]') != null;
  }
  function showOptions() {
    setOpen(true);
    // The focus begins at the chosen option, so that screen readers read it.
    const overlay = dropdown.current?.getOverlay();
    overlay?.querySelector<HTMLElement>('[data-p-focused="true"]')?.focus();
  }
  function handleClick({ target }: MouseEvent) {
    // The input lies over the whole field, and PrimeReact ignores a click on it.
    if (target !== dropdown.current?.getFocusInput() || disabled) return;
    if (isShown()) dropdown.current.hide();
    else dropdown.current.show();
  }
  function handleKey(event: KeyboardEvent) {
    if (!isShown()) return;
    // The focus would be lost with the list; Tab moves on from the field.
    if (event.key === 'Escape' || event.key === 'Tab') dropdown.current?.focus();
    // Escape would also close the dialog, and letters are shortcuts of the page.
    event.stopPropagation();
  }
  return (
    <Dropdown
      ref={dropdown}
      inputId={id}
      aria-label={name}
      aria-expanded={open}
      aria-controls={open ? listId : undefined}
      className={`in select-field ${open ? 'select-field-open' : ''} ${className}`}
      value={value}
      options={[...options]}
      optionLabel="label"
      optionValue="value"
      disabled={disabled}
      dropdownIcon={<Icon name="down" size="small" />}
      collapseIcon={<Icon name="down" size="small" />}
      itemTemplate={(option: { value: string; label: string }) => (
        <>
          <span className="grow">{option.label}</span>
          {option.value === value && <Icon name="check" size="small" />}
        </>
      )}
      valueTemplate={<span aria-hidden="true">{text}</span>}
      scrollHeight="20rem"
      pt={{ list: { id: listId, 'aria-label': name } }}
      onClick={handleClick}
      onKeyDown={handleKey}
      onShow={showOptions}
      onHide={() => setOpen(false)}
      onChange={(event: { value: string }) => onChange(event.value)}
    />
  );
}

/**
 * Gives the input what screen readers read: its role, the chosen text, and another element with the
 * field. The preset cannot do this: PrimeReact gives the input and the shown text the same
 * attributes, and it never changes the text of the input.
 */
function useInput(dropdown: RefObject<Dropdown | null>, text: string, describedBy = ''): void {
  useLayoutEffect(
    function nameInput() {
      const input = dropdown.current?.getFocusInput();
      input?.setAttribute('role', 'combobox');
      if (input) input.value = text;
    },
    [dropdown, text],
  );
  useLayoutEffect(
    function describeInput() {
      const input = dropdown.current?.getFocusInput();
      if (describedBy === '') input?.removeAttribute('aria-describedby');
      else input?.setAttribute('aria-describedby', describedBy);
    },
    [dropdown, describedBy],
  );
}
