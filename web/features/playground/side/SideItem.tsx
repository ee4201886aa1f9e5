import type { ReactNode } from 'react';
import { Button } from '../../../design/button/Button.tsx';

interface SideItemProps {
  title: string;
  note: string;
  onOpen: () => void;
  /** Further actions. */
  children?: ReactNode;
}

/** A query of the side panel: pressing it opens the query in the editor. */
export function SideItem({ title, note, onOpen, children }: SideItemProps) {
  return (
    <li className="side-item">
      <Button className="side-open" onClick={onOpen}>
        <span className="side-title">{title}</span>
        {note !== '' && <span className="side-note">{note}</span>}
      </Button>
      {children}
    </li>
  );
}
