import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Form, ResourceContextProvider } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { ReadableProcessField } from './ReadableProcessField.tsx';

/** Of many, one answer tells the first ones: the last is found by its name, or by a link. */
const asked = () =>
  vi.fn(async (path: string) => {
    if (path === 'handbook/last') return { name: 'Yard at night', steps: [] };
    const q = new URLSearchParams(path.split('?')[1]).get('q');
    const documents = q === 'yard' ? [{ id: 'last', name: 'Yard at night' }] : [{ id: 'first', name: 'Anchors' }];
    return { documents, next: q ? null : 'first' };
  });
const show = async (documentId: string | null) => {
  const onSubmit = vi.fn();
  const askMine = asked();
  await showConsole(
    <ResourceContextProvider value="process-runs">
      <Form onSubmit={onSubmit} defaultValues={{ documentId }}>
        <ReadableProcessField />
        <button type="submit">Go</button>
      </Form>
    </ResourceContextProvider>,
    { dataProvider: { askMine } as unknown as Partial<ConsoleDataProvider> },
  );
  const input = await screen.findByRole<HTMLInputElement>('combobox');
  return { input, askMine, onSubmit };
};

describe('the process that a run follows, for those who do not look after the handbook (docs/product.md HBK-22)', () => {
  it('given more processes than one answer tells of, when one of the others is searched for, then it is found and chosen', async () => {
    const { input, askMine, onSubmit } = await show(null);
    const user = userEvent.setup();
    await user.type(input, 'yard');
    await user.click(await screen.findByRole('option', { name: 'Yard at night' }));
    expect(askMine).toHaveBeenCalledWith('handbook?kind=procedure&q=yard');
    expect(input.value).toBe('Yard at night');
    fireEvent.click(screen.getByRole('button', { name: 'Go' }));
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toMatchObject({ documentId: 'last' }));
  });

  it('given a link to one that is not among the first, when it is followed, then the form names it', async () => {
    const { input } = await show('last');
    await waitFor(() => expect(input.value).toBe('Yard at night'));
  });
});
