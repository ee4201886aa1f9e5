import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkFields } from '../../../../web/records/form/check-fields.ts';
import { defaultsOf, rowOf, valuesOf } from '../../../../web/records/fields/values.ts';
import { columnOf } from '../../../support/columns.ts';
import { renderForm, renderSearchForm } from './render-columns.tsx';

const hidden = columnOf('entid', 'HIDE_TEXT', {
  title: '企业',
  isRequired: true,
  searchType: 'EQ',
  defaultValue: 'E1',
  isVisible: false,
});
const name = columnOf('name', 'INPUT', { title: '名称' });

describe('A HideText column', () => {
  it('is in no form, whatever it contains, and stays among the values', async () => {
    const { user, values } = await renderForm([hidden, name], { first: { entid: 'E1' } });
    expect(screen.queryByText('企业')).toBeNull();
    await user.type(screen.getByRole('textbox'), '甲');
    expect(values()).toEqual({ entid: 'E1', name: '甲' });
  });

  it('is in no search form and creates no condition', async () => {
    const { conditions } = await renderSearchForm([hidden], { first: { entid: 'E1' } });
    expect(screen.queryByText('企业')).toBeNull();
    expect(conditions()).toEqual([]);
  });

  it('contains its default and is sent with the row', () => {
    expect(defaultsOf([hidden])).toEqual({ entid: 'E1' });
    expect(rowOf([hidden, name], valuesOf([hidden], { entid: 'E2' }))).toEqual({
      entid: 'E2',
      name: null,
    });
  });

  it('is never required, even if metadata demands it, because the user cannot fill it in', () => {
    expect(checkFields([hidden], {})).toEqual({});
  });
});
