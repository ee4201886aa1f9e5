import type { ReactNode } from 'react';
import { Button } from '../../../../design/button/Button.tsx';
import { useOpenModule } from '../../../../platform/workbench/OpenModule.tsx';
import type { DashboardCard } from '../../dashboard-card.ts';

interface ModuleLinkProps {
  card: Pick<DashboardCard, 'moduleCode' | 'name' | 'i18nCode'>;
  title: string;
  className: string;
  tooltip: string;
  children: ReactNode;
}

/** A figure that opens the module behind its card. Plain text if there is no module. */
export function ModuleLink({ card, title, className, tooltip, children }: ModuleLinkProps) {
  const openModule = useOpenModule();
  const { moduleCode } = card;
  if (moduleCode === null) {
    return (
      <span className={className} title={tooltip}>
        {children}
      </span>
    );
  }
  return (
    <Button
      className={className}
      title={tooltip}
      onClick={() => {
        openModule({ code: moduleCode, name: title, provisional: true });
      }}
    >
      {children}
    </Button>
  );
}
