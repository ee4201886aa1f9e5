import { useMoment } from './useMoment.ts';

/** Shows a time to the minute, with the full date as a tooltip. Renders nothing for null. */
export function Moment({ at }: { at: string | null }) {
  const { short, whole } = useMoment();
  if (at === null) return null;
  return (
    <time dateTime={at} title={whole(at)}>
      {short(at)}
    </time>
  );
}
