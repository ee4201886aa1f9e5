import { useTimeFormat } from './useTimeFormat.ts';

/** Shows a time to the minute, with the full date as a tooltip. Renders nothing for null. */
export function ShortTime({ moment }: { moment: string | null }) {
  const { short, full } = useTimeFormat();
  if (moment === null) return null;
  return (
    <time dateTime={moment} title={full(moment)}>
      {short(moment)}
    </time>
  );
}
