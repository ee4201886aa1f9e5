import { useTimeFormat } from './useTimeFormat.ts';

/** Shows a time to the minute, with the full date as a tooltip. Renders nothing for null. */
export function ShortTime({ at }: { at: string | null }) {
  const { short, full } = useTimeFormat();
  if (at === null) return null;
  return (
    <time dateTime={at} title={full(at)}>
      {short(at)}
    </time>
  );
}
