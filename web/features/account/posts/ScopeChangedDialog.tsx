import { useTranslation } from '../../../design/language/useTranslation.ts';
import { Button } from '../../../design/button/Button.tsx';
import { useSession } from '../../../platform/session/SessionContext.tsx';
import type { Viewer } from '../../../platform/session/ViewerContext.tsx';
import { ModalDialog } from '../../../design/overlay/ModalDialog.tsx';
import { Loaded } from '../../../design/feedback/Loaded.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { usePartQuery } from '../../../platform/data/usePartQuery.ts';
import { Refusal } from '../../../design/feedback/Refusal.tsx';
import { useNavigateHome } from '../useNavigateHome.ts';
import { useReloadAll } from '../useReloadAll.ts';
import { PresentScopeDocument, type PresentScopeQuery } from './Posts.gen.ts';
import { useSwitchBack } from './useSwitchBack.ts';

type CurrentScope = NonNullable<PresentScopeQuery['viewer']>;
type Workplace = Pick<Viewer, 'mainPost' | 'shop'>;

const scopeless = { scopeless: true };

interface ScopeChangedDialogProps {
  /** The viewer that this page still shows. */
  shownViewer: Viewer;
  onDeciding: (deciding: boolean) => void;
}

/**
 * Lets the page continue with the new post or store, or switch the session back. Neither choice
 * loses the contents of its tabs.
 */
export function ScopeChangedDialog({ shownViewer, onDeciding }: ScopeChangedDialogProps) {
  const { t } = useTranslation();
  const session = useSession();
  const reload = useReloadAll();
  const goHome = useNavigateHome();
  const query = usePartQuery(PresentScopeDocument, {
    variables: {},
    partOf: ({ viewer }) => viewer,
    fetchPolicy: 'no-cache',
    context: scopeless,
  });
  const current = query.part;
  const { goBack, problem, running } = useSwitchBack(shownViewer, onDeciding, query.reload);
  const nameOf = ({ mainPost, shop }: Workplace) =>
    [mainPost?.name, shop?.name ?? (shownViewer.userType === 'STAFF' ? t('shop.all') : undefined)]
      .filter(Boolean)
      .join(' · ');

  async function goOn({ session: { scope } }: CurrentScope) {
    onDeciding(true);
    // Set the scope first, so that the requests of the new page use it.
    session.setScope(scope);
    await goHome();
    await reload();
    onDeciding(false);
  }
  return (
    <ModalDialog
      role="alertdialog"
      title={t('scope.changed')}
      footer={
        <>
          <Button
            kind="plain"
            busy={running}
            disabled={current === null}
            onClick={() => current !== null && void goBack(current)}
          >
            {t('scope.back', { 0: nameOf(shownViewer) })}
          </Button>
          <Button
            kind="primary"
            busy={running}
            disabled={current === null}
            onClick={() => current !== null && void goOn(current)}
          >
            {t('scope.goOn', { 0: current === null ? '' : nameOf(current) })}
          </Button>
        </>
      }
    >
      <div className="dialog-parts">
        <p>{t('scope.changed.body')}</p>
        <Loaded query={query} waiting={<Skeleton height="6rem" />}>
          {(workplace) => (
            <p className="mute">
              {t('scope.now', { 0: nameOf(workplace), 1: nameOf(shownViewer) })}
            </p>
          )}
        </Loaded>
        <Refusal problem={problem} />
      </div>
    </ModalDialog>
  );
}
