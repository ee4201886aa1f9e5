import { useMoment } from './useMoment.ts';

/** When something was done, to the minute; with its year in the tooltip. */
export function Moment({ at }: { at: string | null }) {
  const { short, whole } = useMoment();
  if (at === null) return null;
  return (
    <time dateTime={at} title={whole(at)}>
      {short(at)}
    </time>
  );
}
