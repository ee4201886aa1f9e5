import type { ReactNode } from 'react';
import { useOpenModule } from '../../../../platform/workbench/OpenModule.tsx';
import type { CountCard_CounterFragment } from './CountCard.gen.ts';
import { moduleReferenceOf } from '../../../../platform/workbench/module-opening.ts';

interface CounterLinkProps {
  counter: CountCard_CounterFragment;
  /** Where the counter names no module: the one of its card. */
  moduleCode: string | null;
  name: string;
  /** What it says, in full: its name and its exact number. */
  label: string;
  className: string;
  children: ReactNode;
}

/** A counter that opens its module with its parameters; plain text where there is no module. */
export function CounterLink({
  counter,
  moduleCode,
  name,
  label,
  className,
  children,
}: CounterLinkProps) {
  const openModule = useOpenModule();
  const code = counter.moduleCode ?? moduleCode;
  if (code === null) {
    return (
      <div className={className} title={label}>
        <span className="sr">{label}</span>
        {children}
      </div>
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-label={label}
      title={label}
      onClick={() => openModule(moduleReferenceOf({ ...counter, moduleCode: code }, name))}
    >
      {children}
    </button>
  );
}
