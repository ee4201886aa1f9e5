import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '../../design/language/useTranslation.ts';
import { LanguageToggle } from '../../platform/language/LanguageToggle.tsx';
import { paths, type AccountSide } from '../../platform/routes/paths.ts';
import { useSessionState } from '../../platform/session/SessionContext.tsx';
import { SchemeButton } from '../../design/theme/SchemeButton.tsx';
import { Brand } from '../../design/icons/Brand.tsx';
import { LoginForm } from './LoginForm.tsx';
import { LoginNotice } from './LoginNotice.tsx';
import { ShelfDrawing } from './ShelfDrawing.tsx';
import { SignOnButton } from './sign-on/SignOnButton.tsx';
import { useSignOnCode } from './sign-on/useSignOnCode.ts';
import './LoginPage.css';

const SignOnExchange = lazy(async () => ({
  default: (await import('./sign-on/SignOnExchange.tsx')).SignOnExchange,
}));

interface SideTexts {
  titleKey: string;
  subtitleKey: string;
  otherQuestionKey: string;
  otherKey: string;
  otherPath: string;
}

const sideTexts: Readonly<Record<AccountSide, SideTexts>> = {
  STAFF: {
    titleKey: 'login.title.retailer',
    subtitleKey: 'login.subtitle.retailer',
    otherQuestionKey: 'login.toSupplier.question',
    otherKey: 'login.toSupplier',
    otherPath: paths.supplierLogin,
  },
  SUPPLIER: {
    titleKey: 'login.title.supplier',
    subtitleKey: 'login.subtitle.supplier',
    otherQuestionKey: 'login.toRetailer.question',
    otherKey: 'login.toRetailer',
    otherPath: paths.login,
  },
};

/** The sign-in page for staff, or for suppliers and tenants. `compact` leaves out the drawing. */
export function LoginPage({ side, compact = false }: { side: AccountSide; compact?: boolean }) {
  const { t } = useTranslation();
  const { notice } = useSessionState();
  const { answer, clearAnswer } = useSignOnCode();
  const [refusal, setRefusal] = useState<string | null>(null);
  const texts = sideTexts[side];
  const title = t(texts.titleKey);
  const product = t('product.name');
  useEffect(
    function setDocumentTitle() {
      document.title = `${title} · ${product}`;
    },
    [title, product],
  );
  return (
    <div className={compact ? 'login login-compact' : 'login'}>
      <header className="login-hero">
        {!compact && <ShelfDrawing />}
        <Brand name={product} />
        {!compact && (
          <>
            <p className="login-claim">{t('login.hero.title')}</p>
            <p className="login-promise">{t('login.hero.body')}</p>
          </>
        )}
      </header>
      <main className="login-side">
        <div className="login-tools">
          <LanguageToggle />
          <SchemeButton />
        </div>
        <div className="login-card">
          <h1>{title}</h1>
          <p className="mute">{t(texts.subtitleKey)}</p>
          <LoginNotice notice={notice} />
          {answer !== null && (
            <Suspense>
              <SignOnExchange
                answer={answer}
                onCancel={clearAnswer}
                onRefused={(reason) => {
                  setRefusal(reason);
                  clearAnswer();
                }}
              />
            </Suspense>
          )}
          {refusal !== null && (
            <div className="login-problem login-refusal" role="alert">
              <b>{t('login.failed')}</b>
              <p>{refusal}</p>
            </div>
          )}
          <LoginForm key={side} side={side} takesFocus={answer === null} />
          <SignOnButton redirectSignedIn={answer === null} />
        </div>
        <p className="login-other">
          {t(texts.otherQuestionKey)} <Link to={texts.otherPath}>{t(texts.otherKey)}</Link>
        </p>
      </main>
    </div>
  );
}
