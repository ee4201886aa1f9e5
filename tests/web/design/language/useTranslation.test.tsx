import { act, render, screen } from '@testing-library/react';
import type { TFunction } from 'i18next';
import { expect, test, vi } from 'vitest';
import { createLanguage } from '../../../../web/design/language/language.ts';
import { LanguageProvider } from '../../../../web/design/language/LanguageContext.tsx';
import { rememberTexts, useTranslation } from '../../../../web/design/language/useTranslation.ts';

function Greeting() {
  const { t } = useTranslation();
  return <p>{t('greeting')}</p>;
}

test('texts follow the language and new texts of the services', async () => {
  const language = await createLanguage({
    stored: { read: () => 'zh-CN', write: () => undefined } as never,
    loadTexts: (locale) => Promise.resolve({ greeting: locale === 'zh-CN' ? '早上好' : 'Hello' }),
    root: document.documentElement,
  });
  render(
    <LanguageProvider language={language}>
      <Greeting />
    </LanguageProvider>,
  );
  screen.getByText('早上好');
  await act(() => language.setLocale('en-US'));
  screen.getByText('Hello');
  act(() => language.setOverrides('en-US', { greeting: 'Good morning' }));
  expect(screen.getByText('Good morning')).toBeTruthy();
});

test('a text without values is looked up once, one with values each time', () => {
  const lookUp = vi.fn(
    (key: string, values?: { count: number }) => `${key} ${values?.count ?? ''}`,
  );
  const t = rememberTexts(lookUp as unknown as TFunction);
  expect([t('title'), t('title'), t('rows', { count: 1 }), t('rows', { count: 2 })]).toEqual([
    'title ',
    'title ',
    'rows 1',
    'rows 2',
  ]);
  expect(lookUp).toHaveBeenCalledTimes(3);
});

test('is reported outside of the provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Greeting />)).toThrow(/inside LanguageProvider/u);
});
