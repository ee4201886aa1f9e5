import { Button } from '../../../design/button/Button.tsx';
import { Icon } from '../../../design/icons/Icon.tsx';

interface SideMenuHeadProps {
  name: string;
  /** Folded to icons: there is no room for the name. */
  mini: boolean;
  foldText: string;
  onFold: () => void;
}

/** The head of the side menu: the name of the application and the button to fold the menu. */
export function SideMenuHead({ name, mini, foldText, onFold }: SideMenuHeadProps) {
  return (
    <div className="side-menu-head">
      {!mini && (
        <span className="clip" title={name}>
          {name}
        </span>
      )}
      <Button kind="icon" size="small" aria-label={foldText} title={foldText} onClick={onFold}>
        <Icon name={mini ? 'unfold' : 'fold'} />
      </Button>
    </div>
  );
}
