import { Icon } from '../icons/Icon.tsx';

/**
 * The message of a refusal (`userErrors`), shown next to the control that was used. Null: empty,
 * but present so that screen readers announce the next one.
 */
export function Refusal({ problem }: { problem: string | null }) {
  return (
    <p className="err" role="alert">
      {problem !== null && (
        <>
          <Icon name="info-circle" />
          {problem}
        </>
      )}
    </p>
  );
}
