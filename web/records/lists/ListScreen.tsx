import type { ReactNode } from 'react';
import './ListScreen.css';

interface ListScreenProps {
  title: string;
  /** Beside the title, such as the menu of saved views. */
  views?: ReactNode;
  /** At the end of the title's line, such as the buttons of the screen. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen that shows a list: its title with saved views and buttons, and the list in a frame. */
export function ListScreen({ title, views, actions, children }: ListScreenProps) {
  return (
    <div className="list-screen">
      <header className="list-head">
        <h1>{title}</h1>
        {views}
        <span className="grow" />
        {actions}
      </header>
      {/* No landmark of its own: the list in it is one, with the same name. */}
      <div className="list-frame">{children}</div>
    </div>
  );
}
