import { Icon } from '../icons/Icon.tsx';

/** Why something was refused, in words, where somebody just pressed. */
export function Refusal({ problem }: { problem: string | null }) {
  return (
    <p className="err" role="alert">
      {problem !== null && (
        <>
          <Icon name="info" />
          {problem}
        </>
      )}
    </p>
  );
}
