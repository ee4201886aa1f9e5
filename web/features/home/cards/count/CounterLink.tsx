import type { ReactNode } from 'react';
import { Button } from '../../../../design/button/Button.tsx';
import { useOpenModule } from '../../../../platform/workbench/OpenModule.tsx';
import type { CountCard_CounterFragment } from './CountCard.gen.ts';
import { moduleReferenceOf } from '../../../../platform/workbench/module-reference-of.ts';

interface CounterLinkProps {
  counter: CountCard_CounterFragment;
  /** The module of the card, used if the counter has none. */
  moduleCode: string | null;
  name: string;
  /** The complete text: name and exact value. */
  label: string;
  className: string;
  children: ReactNode;
}

/** A counter that opens its module with its parameters. Plain text if there is no module. */
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
    <Button
      className={className}
      aria-label={label}
      title={label}
      onClick={() => openModule(moduleReferenceOf({ ...counter, moduleCode: code }, name))}
    >
      {children}
    </Button>
  );
}
