import { Button } from '../../../../design/button/Button.tsx';
import { Icon } from '../../../../design/icons/Icon.tsx';

interface TopMenuLeafProps {
  label: string;
  icon: string;
  /** Whether it opens the module of the selected tab. */
  isCurrent: boolean;
  onOpen: () => void;
}

/** A leaf on the first level of the top menu. */
export function TopMenuLeaf({ label, icon, isCurrent, onOpen }: TopMenuLeafProps) {
  return (
    <Button
      data-bar-item=""
      className={`top-menu-item${isCurrent ? ' top-menu-on' : ''}`}
      aria-current={isCurrent ? 'page' : undefined}
      title={label}
      onClick={onOpen}
    >
      <Icon name={icon} />
      <span className="clip">{label}</span>
    </Button>
  );
}
