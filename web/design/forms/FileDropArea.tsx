import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
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
  const [isDraggedOver, setIsDraggedOver] = useState(false);
  useEffect(function preventFileOpening() {
    // The browser would otherwise open a file that is dropped beside the area and leave the page.
    const preventOpening = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', preventOpening);
    window.addEventListener('drop', preventOpening);
    return () => {
      window.removeEventListener('dragover', preventOpening);
      window.removeEventListener('drop', preventOpening);
    };
  }, []);

  function chooseFirst(files: FileList | null) {
    const file = files?.[0];
    if (file !== undefined) onChoose(file);
  }
  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsDraggedOver(false);
    chooseFirst(event.dataTransfer.files);
  }
  return (
    <>
      <Button
        className={isDraggedOver ? 'drop-area drop-area-over' : 'drop-area'}
        onClick={() => input.current?.click()}
        onDragEnter={() => setIsDraggedOver(true)}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={handleDrop}
      >
        <Icon name="up" />
        <span>{label}</span>
        <span className="drop-area-rules">{rules}</span>
      </Button>
      <input
        ref={input}
        type="file"
        className="sr"
        accept={accept}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          chooseFirst(target.files);
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
