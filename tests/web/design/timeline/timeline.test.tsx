import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from '../../../../web/design/feedback/ProgressBar.tsx';
import { Timeline } from '../../../../web/design/timeline/Timeline.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';
import { loadStyles, styleOf } from '../../support/load-styles.ts';

it('A timeline is a list of what has happened, in the given order', async () => {
  loadStyles('design/timeline/Timeline.css');
  const entries = [
    { id: '2', text: '<b>refused</b>' },
    { id: '1', text: 'sent' },
  ];
  await renderInPortal(
    <Timeline entries={entries} toneOf={({ id }) => (id === '2' ? 'bad' : 'good')}>
      {({ text }) => <p>{text}</p>}
    </Timeline>,
  );
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['<b>refused</b>', 'sent']);
  expect(items.map((item) => styleOf(item.querySelector('span'), 'background'))).toEqual([
    'var(--danger)',
    'var(--ok)',
  ]);
});

it('A progress bar has its name, and a value once that is known', async () => {
  await renderInPortal(
    <>
      <ProgressBar label="Sending" share={0.256} />
      <ProgressBar label="Waiting" share={null} />
    </>,
  );
  const valueOf = (name: string) =>
    screen.getByRole('progressbar', { name }).getAttribute('aria-valuenow');
  expect([valueOf('Sending'), valueOf('Waiting')]).toEqual(['26', null]);
});
