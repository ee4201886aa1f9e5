import { useId, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { useAnchored } from '../overlay/useAnchored.ts';
import './LongText.css';

/** Longer texts are truncated to this many characters. */
const MAX_CELL_CHARACTERS = 50;

interface LongTextProps {
  text: string;
  /**
   * Its `tabIndex`; null inside another control: then the text is only truncated, without a button.
   */
  tabIndex: 0 | -1 | null;
}

/**
 * A text in a cell, truncated to 50 characters. The full text is in a note that opens on hover,
 * focus or press and closes on Escape. Screen readers always read the full text.
 */
export function LongText({ text, tabIndex }: LongTextProps) {
  const characters = text.length > MAX_CELL_CHARACTERS ? Array.from(text) : [];
  if (characters.length <= MAX_CELL_CHARACTERS) return <>{text}</>;
  const cut = `${characters.slice(0, MAX_CELL_CHARACTERS).join('').trimEnd()}…`;
  return tabIndex === null ? (
    <span title={text}>{cut}</span>
  ) : (
    <ExpandableText text={text} cut={cut} tabIndex={tabIndex} />
  );
}

function ExpandableText({ text, cut, tabIndex }: { text: string; cut: string; tabIndex: 0 | -1 }) {
  const [open, setOpen] = useState(false);
  const noteId = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  useAnchored(open, anchor, note);
  return (
    <span
      className="long-text"
      onPointerEnter={() => setOpen(true)}
      onPointerLeave={() => setOpen(false)}
    >
      <Button
        ref={anchor}
        className="long-text-cut"
        aria-label={text}
        aria-describedby={open ? noteId : undefined}
        tabIndex={tabIndex}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !open) return;
          event.stopPropagation();
          setOpen(false);
        }}
      >
        {cut}
      </Button>
      {open && (
        <span ref={note} id={noteId} role="tooltip" className="long-text-note pop">
          {text}
        </span>
      )}
    </span>
  );
}
