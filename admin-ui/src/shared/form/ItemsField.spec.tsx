import StyleOutlined from '@mui/icons-material/StyleOutlined';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { entity } from 'contracts/kernel/entity';
import { exampleUserId } from 'contracts/kernel/examples';
import { Id } from 'contracts/kernel/id';
import { requiredText, text } from 'contracts/kernel/text';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { resource } from '#admin-ui/shared/resource/resource';
import { pageAt, showConsole } from '#admin-ui/test/console.harness.tsx';

/** A course of these specs alone: its steps have questions. */
const question = z.strictObject({ text: requiredText(100), points: z.int().min(0).max(10).nullable() });
const step = z.strictObject({ id: Id, name: requiredText(60), note: text(60), questions: z.array(question) });
const course = entity({
  name: 'course',
  context: 'training',
  permissions: 'tenant.settings',
  fields: { name: requiredText(60), steps: z.array(step).min(1).max(3) },
});
const courses = resource({
  name: 'courses',
  permissions: 'tenant.settings',
  entity: async () => course,
  icon: StyleOutlined,
  area: 'settings',
});

const steps = [
  { id: '018f6a10-0000-7000-8000-0000000000a1', name: 'Safety', note: '', questions: [{ text: 'Why?', points: 2 }] },
  { id: '018f6a10-0000-7000-8000-0000000000a2', name: 'Knives', note: '', questions: [] },
];
const record = { id: exampleUserId, name: 'Kitchen', steps, version: 1 };

const show = async () => {
  const update = vi.fn(async (_resource: string, _params: { data: unknown }) => ({ data: record as never }));
  await showConsole(pageAt(courses, ':id/edit'), {
    permissions: ['tenant.settings.read', 'tenant.settings.update'],
    dataProvider: { getOne: async () => ({ data: record as never }), update },
    route: '/settings/courses/:id/edit',
    at: `/settings/courses/${record.id}/edit`,
  });
  const user = userEvent.setup();
  const names = await screen.findAllByRole('textbox', { name: 'resources.courses.items.steps.fields.name' });
  expect(names).toHaveLength(2);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const save = async () => {
    await press('Save');
    await waitFor(() => expect(update).toHaveBeenCalled());
    return update.mock.calls.map(([, { data }]) => (data as typeof record).steps)[0];
  };
  return { user, update, press, save };
};

const word = 'resources.courses.items.steps.name';
const inputs = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: 'resources.courses.items.steps.fields.name' });

describe('a list in a form', () => {
  it('given items, when they are put in another order and one is written, then they are sent whole and in that order', async () => {
    const { user, press, save } = await show();

    await press(`Move ${word} 2 up`);
    await user.type(screen.getByRole('textbox', { name: /questions.fields.points/ }), '{Backspace}5');

    const [first, second] = steps;
    expect(document.activeElement).not.toBe(document.body);
    expect(await save()).toEqual([second, { ...first, questions: [{ text: 'Why?', points: 5 }] }]);
  });

  it('given the keyboard, when an item is moved to the end, then it stays at this item', async () => {
    const { press } = await show();

    await press(`Move ${word} 1 down`);

    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: `Move ${word} 2 up` })));
    expect(inputs().map(({ value }) => value)).toEqual(['Knives', 'Safety']);
  });

  it('given an item that was removed, when it is taken back, then it is where it was with all that it held', async () => {
    const { press } = await show();

    await press(`Remove ${word} 1`);
    expect(inputs().map(({ value }) => value)).toEqual(['Knives']);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' })));

    await press('Undo');
    await waitFor(() => expect(inputs().map(({ value }) => value)).toEqual(['Safety', 'Knives']));
    expect(screen.getByDisplayValue('Why?')).toBeTruthy();
  });

  it('given a new item, when nothing is written in it, then it says so itself; filled in, it is sent with an id of its own', async () => {
    const { user, update, press, save } = await show();

    await press(`Add ${word}`);
    await waitFor(() => expect(inputs()).toHaveLength(3));
    expect(screen.getByText('No more than 3')).toBeTruthy();
    await press('Save');
    expect(await screen.findByText('Fill in this field')).toBeTruthy();
    expect(update).not.toHaveBeenCalled();

    await user.type(inputs()[2] as HTMLInputElement, ' Fire ');
    expect((await save())?.[2]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Fire',
      note: '',
      questions: [],
    });
  });

  it('given too few, when it is saved, then the list says so', async () => {
    const { update, press } = await show();

    await press(`Remove ${word} 2`);
    await press(`Remove ${word} 1`);
    await press('Save');

    expect(await screen.findByText('There are too few items')).toBeTruthy();
    expect(update).not.toHaveBeenCalled();
  });

  it('given a refusal that names a field of an item, when it is shown, then it stands at that field', async () => {
    const { update, press } = await show();
    update.mockRejectedValue(new HttpError('no', 422, { errors: { 'steps.1.name': 'Taken' } }));

    await press('Save');

    const second = within(screen.getByRole('listitem', { name: `${word} 2` }));
    expect(await second.findByText('Taken')).toBeTruthy();
  });
});
