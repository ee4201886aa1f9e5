import './FactLine.css';

/**
 * Short facts side by side with a dot between two of them; empty ones are left out. A fact that does
 * not fit starts a line, so that no name is split, and the dot before it is hidden: no line begins
 * or ends with one.
 */
export function FactLine({ facts }: { facts: readonly string[] }) {
  return (
    <span className="fact-line">
      {facts.filter(Boolean).map((fact, index) => (
        // The order of the facts is fixed, and two of them may be equal.
        <span key={index} className="fact">
          {index > 0 && <span className="fact-dot"> · </span>}
          {fact}
        </span>
      ))}
    </span>
  );
}
