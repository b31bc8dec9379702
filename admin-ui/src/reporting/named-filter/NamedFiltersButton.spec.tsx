import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleUserId } from 'contracts/kernel/examples';
import type { Permission } from 'contracts/kernel/permission';
import { isList } from 'contracts/reporting/named-filter/named-filter.access';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { interviews } from '#admin-ui/recruiting/interview/interview.resource';
import { sectionTable } from '#admin-ui/section-table';
import type { Resource } from '#admin-ui/shared/resource/description';
import { pageAt, showConsole } from '#admin-ui/test/console.harness.tsx';
import { exampleInterview } from '#admin-ui/test/interview.fixture';

afterEach(() => {
  localStorage.clear();
});

const idOf = (number: number) => `018f6a10-0000-7000-8300-${String(number).padStart(12, '0')}`;
const named = (number: number, name: string, more: object = {}) => ({
  ...{ id: idOf(number), name, list: 'interviews', filter: { status: 'answered' }, columns: null, isShared: false },
  ...{ sort: { field: 'updatedAt', order: 'DESC' }, ownerId: exampleUserId, ownerName: 'Renata Moreira', version: 1 },
  ...more,
});
const ofRosa = named(2, 'Rosa’s week', { isShared: true, ownerId: idOf(9), ownerName: 'Rosa Lind', filter: {} });

const show = async (kept: object[], more: Partial<ConsoleDataProvider> = {}, permissions: Permission[] = []) => {
  const rows = [...kept];
  const getList = vi.fn(async (resource: string, _: object) => {
    const data = resource === 'named-filters' ? rows : [exampleInterview];
    return { data: data as never, total: data.length };
  });
  const create = vi.fn(async (_: string, { data }: { data: object }) => {
    rows.push(named(7, '', data));
    return { data: rows.at(-1) as never };
  });
  await showConsole(pageAt(interviews, ''), {
    permissions: ['tenant.interviews.read', ...permissions],
    dataProvider: { getMany: async () => ({ data: [] }), getList, create, ...more } as Partial<ConsoleDataProvider>,
  });
  await screen.findByRole('link', { name: 'Ada Nakamura' });
  const user = userEvent.setup();
  const open = () => user.click(screen.getByRole('button', { name: 'Saved filters' }));
  return { user, open, getList, create };
};
const lastList = (getList: { mock: { calls: unknown[][] } }) =>
  getList.mock.calls.filter(([resource]) => resource === 'interviews').at(-1)?.[1] as { filter: object };

describe('saved filters of a list', () => {
  it('given every list of the console, when its filters are saved, then the server knows the list', () => {
    const described = sectionTable.filter((section): section is Resource => 'usualPages' in section);
    expect(described.length).toBeGreaterThan(30);
    const lists = described.filter(({ usualPages }) => usualPages.includes('list')).map(({ name }) => name);
    expect([...lists, 'audit-log'].filter((name) => !isList(name))).toEqual([]);
  });

  it('given none, when a filter is chosen and saved, then it goes to the server, and its name brings it back', async () => {
    const { user, open, getList, create } = await show([]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'answered');
    await screen.findByRole('button', { name: 'Clear filters' });
    await open();
    expect(await screen.findByText(/Set filters, order and columns/)).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /Share with everybody/ }));
    await user.type(screen.getByRole('textbox', { name: 'Name of this filter' }), 'To decide{Enter}');
    await screen.findByRole('button', { name: /^To decide/ });
    expect(create).toHaveBeenCalledWith('named-filters', {
      data: {
        ...{ list: 'interviews', name: 'To decide', isShared: true, filter: { status: 'answered' } },
        ...{ sort: { field: 'updatedAt', order: 'DESC' }, columns: null },
      },
      meta: undefined,
    });
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(lastList(getList).filter).toEqual({}));
    await open();
    await user.click(await screen.findByRole('button', { name: /^To decide/ }));
    await waitFor(() => expect(lastList(getList).filter).toEqual({ status: 'answered' }));
  });

  it('given words that somebody searched for, when the filter is saved, then they are left out, and that is said', async () => {
    const { user, open, getList, create } = await show([]);
    await user.type(screen.getByRole('searchbox'), 'ada');
    await waitFor(() => expect(lastList(getList).filter).toEqual({ q: 'ada' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'answered');
    await waitFor(() => expect(lastList(getList).filter).toEqual({ q: 'ada', status: 'answered' }));
    await open();
    await screen.findByText(/may be about a person/);
    await user.type(screen.getByRole('textbox', { name: 'Name of this filter' }), 'Answered{Enter}');
    await waitFor(() => expect(create).toHaveBeenCalled());
    expect(create.mock.calls[0]?.[1].data).toMatchObject({ filter: { status: 'answered' } });
  });

  it('given a shared one of somebody else, when it is opened without the right to manage it, then it can be used alone', async () => {
    const { open } = await show([named(1, 'Mine'), ofRosa]);
    await open();
    const shared = within(await screen.findByRole('region', { name: 'Shared in the company' }));
    expect(shared.getByRole('button', { name: 'Rosa’s week By Rosa Lind' })).toBeTruthy();
    expect(shared.queryByRole('button', { name: /^Edit/ })).toBeNull();
    const own = within(screen.getByRole('region', { name: 'Mine' }));
    expect(own.getByRole('button', { name: 'Edit Mine' })).toBeTruthy();
  });

  it('given one’s own, when it is renamed, shared and removed, then each is sent, the last once it is confirmed', async () => {
    const update = vi.fn(async () => ({ data: named(1, 'Ours', { isShared: true }) as never }));
    const remove = vi.fn(async () => ({ data: { id: idOf(1) } as never }));
    const { user, open } = await show([named(1, 'Mine')], { update, delete: remove });
    await open();
    await user.click(await screen.findByRole('button', { name: 'Edit Mine' }));
    const input = screen.getByRole('textbox', { name: 'Name of the filter' });
    expect(document.activeElement).toBe(input);
    await user.clear(input);
    await user.type(input, 'Ours{Enter}');
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]).toMatchObject(['named-filters', { id: idOf(1), data: { name: 'Ours' } }]);
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    const question = within(await screen.findByRole('dialog', { name: /^Remove “/ }));
    expect(remove).not.toHaveBeenCalled();
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(remove).toHaveBeenCalled());
  });
});
