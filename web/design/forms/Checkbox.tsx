import type { ComponentProps } from 'react';

interface CheckboxProps extends Pick<
  ComponentProps<'input'>,
  'aria-label' | 'aria-invalid' | 'tabIndex' | 'disabled'
> {
  checked: boolean;
  /** Shown while only a part of what it stands for is checked. */
  indeterminate?: boolean;
  onChange: (checked: boolean, event: { withShift: boolean }) => void;
}

/** A checkbox: the browser's own, because PrimeReact's adds only elements around it (decision 37). */
export function Checkbox({ indeterminate = false, onChange, ...others }: CheckboxProps) {
  return (
    <input
      {...others}
      type="checkbox"
      className="cb"
      ref={(box) => {
        if (box !== null) box.indeterminate = indeterminate;
      }}
      onChange={({ target, nativeEvent }) =>
        onChange(target.checked, {
          withShift: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey,
        })
      }
    />
  );
}
