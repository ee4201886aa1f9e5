import { Link } from 'react-router';
import { Button } from '../../../design/button/Button.tsx';
import { tabPath } from '../../../platform/routes/paths.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';
import { ModuleIcon } from '../../../design/icons/ModuleIcon.tsx';

interface ModuleTileProps {
  name: string;
  /** Name of its application. */
  detail: string;
  module: { code: string; applicationCode?: string };
  icon: string | null;
  imageUrls: readonly (string | null)[];
  removeText?: string;
  onRemove?: () => void;
}

/** The tile of a module: a link that opens it in the workbench, and optionally a remove button. */
export function ModuleTile({
  name,
  detail,
  module,
  icon,
  imageUrls,
  removeText,
  onRemove,
}: ModuleTileProps) {
  const { userType } = useViewer();
  return (
    <li className="module-tile">
      <Link className="module-tile-link" to={tabPath(userType, module)} title={name}>
        <ModuleIcon icon={icon} imageUrls={imageUrls} />
        <span className="module-tile-text">
          <span className="clip">{name}</span>
          <span className="small mute clip">{detail}</span>
        </span>
      </Link>
      {onRemove !== undefined && (
        <Button
          kind="icon"
          size="small"
          className="module-tile-remove"
          aria-label={removeText}
          title={removeText}
          onClick={onRemove}
        >
          <Icon name="x" size="small" />
        </Button>
      )}
    </li>
  );
}
