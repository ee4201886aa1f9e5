import { screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { TextArea } from '../../../../web/design/forms/TextArea.tsx';
import { TextInput } from '../../../../web/design/forms/TextInput.tsx';
import { renderInPortal } from '../../support/render-in-portal.tsx';

it.each([
  ['line', TextInput],
  ['area', TextArea],
] as const)(
  'the %s is controlled, hands out its element and passes its attributes on',
  async (_name, Field) => {
    const ref = createRef<HTMLInputElement & HTMLTextAreaElement>();
    const keys = vi.fn();
    function Form() {
      const [text, setText] = useState('');
      return (
        <Field
          ref={ref}
          aria-label="Name"
          aria-invalid
          className="own"
          autoComplete="off"
          spellCheck={false}
          maxLength={5}
          value={text}
          onChange={({ target }) => setText(target.value.toUpperCase())}
          onKeyDown={({ key }) => void keys(key)}
        />
      );
    }
    const { user } = await renderInPortal(<Form />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect(ref.current).toBe(field);
    await user.type(field, 'abcdefg');
    expect([field.value, keys.mock.calls.length, keys.mock.lastCall]).toEqual(['ABCDE', 7, ['g']]);
    // The class is one more property that the field passes on.
    expect([
      field.getAttribute('aria-invalid'),
      field.getAttribute('autocomplete'),
      field.getAttribute('spellcheck'),
      field.classList.contains('own'),
    ]).toEqual(['true', 'off', 'false', true]);
  },
);
