import { Button as PrimeButton } from 'primereact/button';
import type { ComponentProps } from 'react';
import { Spinner } from '../feedback/Spinner.tsx';
import { useRootRef } from '../prime/useRootRef.ts';

/**
 * How a button looks. `primary`: the one that the user most likely wants; `danger`: begins something
 * destructive; `final-danger`: the last confirmation of it; `quiet`: without a frame until it is
 * pointed at; `icon`: only an icon.
 */
export type ButtonKind = 'plain' | 'primary' | 'danger' | 'final-danger' | 'quiet' | 'icon';

interface ButtonProps extends ComponentProps<'button'> {
  /** Without a kind it has no look of its own, for example as a line of a list or a card. */
  kind?: ButtonKind;
  size?: 'small' | 'usual' | 'large';
  /** Its action runs: it shows progress, ignores presses and keeps the focus. */
  loading?: boolean;
  /**
   * An action runs that has progress elsewhere: it ignores presses and keeps the focus. A disabled
   * button would lose it, and the keyboard would be at the top of the page.
   */
  busy?: boolean;
}

const classOfKind: Readonly<Record<ButtonKind, string>> = {
  plain: 'btn',
  primary: 'btn btn-p',
  danger: 'btn btn-d',
  'final-danger': 'btn btn-df',
  quiet: 'btn btn-t',
  icon: 'ib',
};
const classOfSize = { small: 'ib-s', usual: undefined, large: 'btn-lg' } as const;

/** A button of PrimeReact that looks like the portal. It does not submit a form unless it says so. */
export function Button({
  kind,
  size = 'usual',
  loading = false,
  busy = false,
  type = 'button',
  className,
  ref,
  onClick,
  children,
  ...others
}: ButtonProps) {
  const isWaiting = loading || busy;
  const classes = [kind && classOfKind[kind], classOfSize[size], className];
  return (
    <PrimeButton
      {...others}
      {...(isWaiting && { 'aria-disabled': true })}
      {...(loading && { 'aria-busy': true })}
      {...useRootRef(ref)}
      type={type}
      className={classes.filter(Boolean).join(' ') || undefined}
      onClick={isWaiting ? ignorePress : onClick}
    >
      {/* A fragment, because PrimeReact adds a space to a button without children. */}
      <>
        {loading && (
          <span aria-hidden="true">
            <Spinner />
          </span>
        )}
        {children}
      </>
    </PrimeButton>
  );
}

/** A submit button would send its form. */
function ignorePress(event: { preventDefault: () => void }) {
  event.preventDefault();
}
