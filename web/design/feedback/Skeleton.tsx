import './Skeleton.css';

/**
 * A gray placeholder for content that is loading. Hidden from screen readers: the surrounding card
 * is marked busy.
 */
export function Skeleton({
  width,
  height,
  round,
}: {
  width?: string;
  height?: string;
  round?: boolean;
}) {
  return (
    <span
      className={`skeleton ${round ? 'skeleton-round' : ''}`}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}

/**
 * A gray bar over the lines that a known text will take, so that nothing moves when it appears. The
 * text is in the style only: nobody can select, find or read it.
 */
export function SkeletonText({ text }: { text: string }) {
  return <span className="skeleton-text" data-text={text} aria-hidden="true" />;
}

const widths = ['92%', '78%', '85%', '64%', '88%'];

export function SkeletonLines({ count, height }: { count: number; height?: string }) {
  return (
    <span className="skeleton-lines">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton
          key={index}
          width={widths[index % widths.length] ?? '80%'}
          {...(height ? { height } : {})}
        />
      ))}
    </span>
  );
}
