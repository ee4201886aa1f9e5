import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { columnOf } from '../../../support/columns.ts';
import { renderCell, renderForm } from './render-columns.tsx';

const page = columnOf('page', 'LINK', { title: '网页' });

describe('A column of links', () => {
  it('opens a web address in a window without an opener', async () => {
    await renderCell(page, 'https://shop.example/a?b=1');
    const link = screen.getByRole('link', { name: 'https://shop.example/a?b=1' });
    expect([
      link.getAttribute('href'),
      link.getAttribute('target'),
      link.getAttribute('rel'),
    ]).toEqual(['https://shop.example/a?b=1', '_blank', 'noopener noreferrer']);
  });

  it.each(['javascript:alert(1)', 'data:text/html,<b>', '/inside', 'https://a:b@shop.example/'])(
    'shows %s as text',
    async (value) => {
      const { cell: drawn } = await renderCell(page, value);
      expect(screen.queryByRole('link')).toBeNull();
      expect(drawn.textContent).toBe(value);
    },
  );

  it('is a text field in a form', async () => {
    await renderForm([page], { first: { page: 'https://shop.example' } });
    expect(screen.getByLabelText('网页').textContent).toBe('https://shop.example');
  });
});

describe('A column of an unknown type', () => {
  it('is text', async () => {
    expect((await renderCell(columnOf('x', 'UNKNOWN'), '<u>v</u>')).cell.textContent).toBe(
      '<u>v</u>',
    );
  });
});
