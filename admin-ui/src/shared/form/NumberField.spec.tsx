import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Form } from 'react-admin';
import { localePreference } from 'ui-kit/preferences/preferences';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { NumberField } from './NumberField.tsx';

const show = async (weight?: number) => {
  const save = vi.fn();
  await showConsole(
    <Form record={{ id: 'r', ...(weight !== undefined && { weight }) }} onSubmit={save}>
      <NumberField source="weight" label="Weight" />
      <button type="submit">Save</button>
    </Form>,
  );
  const user = userEvent.setup();
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Weight' });
  const saved = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(save).toHaveBeenCalled());
    return save.mock.calls[0]?.[0].weight;
  };
  return { user, input, saved };
};

describe('a field for a number (docs/product.md UI-18)', () => {
  afterEach(() => {
    localStorage.clear();
  });

  it('given a reader of Portuguese, when a number is typed with both marks, then it stays as typed and is saved as meant', async () => {
    localePreference.set('pt-br');
    const { user, input, saved } = await show();
    await user.type(input, '1.500,5');
    expect(input.value).toBe('1.500,5');
    expect(await saved()).toBe(1500.5);
  });

  it('given a number that is kept, when the form is saved untouched, then it is shown in the language and is the same', async () => {
    localePreference.set('pt-br');
    const { input, saved } = await show(1234.567);
    expect(input.value).toBe('1234,567');
    expect(await saved()).toBe(1234.567);
  });

  it('given what is no number, when it is typed, then it is left to be refused', async () => {
    const { user, input, saved } = await show(3);
    await user.clear(input);
    await user.type(input, 'a few');
    expect(await saved()).toBe('a few');
  });
});
