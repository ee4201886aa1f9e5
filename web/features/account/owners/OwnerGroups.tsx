import { Fragment, useId, type ReactNode } from 'react';
import { useTranslation } from '../../../design/language/useTranslation.ts';
import { useViewer } from '../../../platform/session/ViewerContext.tsx';
import type { OwnerGroup, ServiceAccount } from './owner-groups.ts';
import './owners.css';

interface OwnerGroupsProps<Item> {
  groups: readonly OwnerGroup<Item>[];
  /** The user administers service accounts: each group has the name of its account. */
  isNamed: boolean;
  /** Shows what belongs to an account; its name is null for that of the user. */
  children: (items: readonly Item[], owner: string | null) => ReactNode;
}

/** What belongs to the user and, for administrators, to each service account under its name. */
export function OwnerGroups<Item>({ groups, isNamed, children }: OwnerGroupsProps<Item>) {
  return groups.map(({ owner, items }) =>
    isNamed ? (
      <NamedGroup key={owner?.id ?? ''} owner={owner}>
        {children(items, owner?.name ?? null)}
      </NamedGroup>
    ) : (
      <Fragment key="">{children(items, null)}</Fragment>
    ),
  );
}

function NamedGroup({ owner, children }: { owner: ServiceAccount | null; children: ReactNode }) {
  const { t } = useTranslation();
  const { name } = useViewer();
  const headId = useId();
  return (
    <section className="owner-group" aria-labelledby={headId}>
      <h3 id={headId}>
        {owner === null
          ? t('account.owner.own', { 0: name })
          : t('account.owner.service', { 0: owner.name })}
        {owner?.isLocked && <span className="account-mark">{t('account.owner.locked')}</span>}
      </h3>
      {children}
    </section>
  );
}
