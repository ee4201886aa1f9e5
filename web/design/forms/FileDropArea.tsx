import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import './FileDropArea.css';

interface FileDropAreaProps {
  /** Comma-separated file extensions for the browser's file dialog. */
  accept: string;
  label: string;
  /** Which files are accepted, shown in small print. */
  rules: ReactNode;
  onChoose: (file: File) => void;
}

/** A button to choose a file; files can also be dropped on it. */
export function FileDropArea({ accept, label, rules, onChoose }: FileDropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  useEffect(function keepPage() {
    // The browser would otherwise open a file that is dropped beside the area and leave the page.
    const refuse = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);

  function take(files: FileList | null) {
    const file = files?.[0];
    if (file !== undefined) onChoose(file);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }
  return (
    <>
      <button
        type="button"
        className={over ? 'drop-area drop-area-over' : 'drop-area'}
        onClick={() => input.current?.click()}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name="up" />
        <span>{label}</span>
        <span className="drop-area-rules">{rules}</span>
      </button>
      <input
        ref={input}
        type="file"
        className="sr"
        accept={accept}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          take(target.files);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
