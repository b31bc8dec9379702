import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type CandidateView, candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { localStorageStore } from 'react-admin';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { interviews } from '#admin-ui/recruiting/interview/interview.resource';
import type { Resource } from '#admin-ui/shared/resource/description';
import { resource } from '#admin-ui/shared/resource/resource';
import { pageAt, showConsole } from '#admin-ui/test/console.harness.tsx';
import { erasedInterview, exampleInterview } from '#admin-ui/test/interview.fixture';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const idOf = (kind: number, number: number) => `018f6a10-0000-7000-8${kind}00-${String(number).padStart(12, '0')}`;

/** Answers as the API does: rows of the page that is asked for. */
const listOf = (rows: readonly object[]) =>
  vi.fn(async (_: string, { pagination: { page, perPage } }: { pagination: { page: number; perPage: number } }) => ({
    data: rows.slice((page - 1) * perPage, page * perPage) as never,
    total: rows.length,
  }));

const show = async (
  resource: Resource,
  dataProvider: object,
  browser: Pick<NonNullable<Parameters<typeof showConsole>[1]>, 'store' | 'me'> = {},
) => {
  await showConsole(pageAt(resource, ''), {
    ...browser,
    permissions: ['tenant.interviews.read', 'tenant.interviews.update', 'tenant.candidates.read', 'tenant.labels.read'],
    dataProvider: { getMany: async () => ({ data: [] }), ...dataProvider } as Partial<ConsoleDataProvider>,
  });
  return userEvent.setup();
};

/** The file that the browser is given to save. */
const savedFile = () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    saved.push(blob as Blob);
    return '#';
  };
  return async () => {
    await waitFor(() => expect(saved).toHaveLength(1));
    return new TextDecoder('utf-8', { ignoreBOM: false }).decode(await saved[0]?.arrayBuffer()).split('\r\n');
  };
};

const candidateOf = (number: number) => ({
  id: idOf(1, number),
  firstName: `=Ada ${number}`,
  lastName: 'Nakamura',
  erased: false,
  email: `ada${number}@harbor.example`,
  phone: '+55 11 5555',
  labelIds: [idOf(2, number % 299), idOf(2, 300)],
  updatedAt: '2026-03-02T09:00:00.000Z',
});

/** Candidates, with a file that the browser writes, as of most lists. */
const candidates = resource<CandidateView>({
  name: 'candidates',
  entity: async () => candidate,
  icon: PeopleAltOutlined,
  area: 'recruiting',
  nameField: 'lastName',
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  ui: async () => {
    const { exportFields: _, ...ui } = (await import('#admin-ui/recruiting/candidate/candidate.ui.tsx')).ui;
    return { ui };
  },
});

describe('tools of a list', () => {
  it('given more rows than a page may have, when they are exported, then the file has all, names of records read in batches', async () => {
    const getList = listOf(Array.from({ length: 1_001 }, (_, index) => candidateOf(index)));
    const getMany = vi.fn(async (_: string, { ids }: { ids: readonly string[] }) => ({
      data: ids.map((id) => ({ id, name: `label ${Number(id.slice(-12))}` })) as never,
    }));
    const file = savedFile();
    const user = await show(candidates, { getList, getMany });
    await screen.findByRole('link', { name: '=Ada 0 Nakamura' });
    getList.mockClear();
    getMany.mockClear();

    await user.click(screen.getByRole('button', { name: 'Export CSV' }));

    const lines = await file();
    expect(lines).toHaveLength(1_003);
    expect(lines[0]).toBe('Name,Email,Phone,Labels,Assigned to,Last updated');
    expect(lines[3]).toBe(
      '\'=Ada 2 Nakamura,ada2@harbor.example,\'+55 11 5555,"label 2, label 300",,2026-03-02T09:00:00.000Z',
    );
    expect(getList.mock.calls.map(([, { pagination }]) => pagination)).toEqual(
      [1, 2, 3].map((page) => ({ page, perPage: 500 })),
    );
    expect(getMany.mock.calls.map(([, { ids }]) => ids.length)).toEqual([200, 100]);
    expect(await screen.findByText('Exported 1001 rows')).toBeTruthy();
  });

  it('given a list that is narrowed by no label, when it is shown, then the filter says so', async () => {
    await show(candidates, { getList: listOf([candidateOf(0)]) });
    expect(await screen.findByPlaceholderText('Label: any')).toBeTruthy();
  });

  it('given a phone, when a list with many filters is shown, then they stand behind one button, which says how many are set', async () => {
    const isPhone = (query: string) => ({ matches: query.includes('719px'), media: query });
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...isPhone(query),
      addEventListener() {},
      removeEventListener() {},
    }));
    const user = await show(candidates, { getList: listOf([candidateOf(0)]) });
    const filters = await screen.findByRole('button', { name: 'Filters', expanded: false });
    expect(screen.queryByPlaceholderText('Label: any')).toBeNull();
    await user.click(filters);
    expect(screen.getByPlaceholderText('Label: any')).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Assignment' }), 'Assigned to nobody');
    expect(await screen.findByRole('button', { name: 'Filters (1)', expanded: true })).toBeTruthy();
  });

  it('given a column that somebody takes away, when the list is shown and exported, then it is in neither', async () => {
    const file = savedFile();
    const user = await show(interviews, { getList: listOf([exampleInterview, erasedInterview]) });
    await screen.findByRole('columnheader', { name: 'For' });

    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(within(screen.getByRole('dialog', { name: 'Columns' })).getByRole('checkbox', { name: 'For' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('columnheader', { name: 'For' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));

    expect(await file()).toEqual([
      'Candidate,Status,Assigned to,Last updated',
      'Ada Nakamura,Answered,,2026-03-02T09:00:00.000Z',
      'erased person,Answered,,2026-03-02T09:00:00.000Z',
      '',
    ]);
  });

  it('given a list that somebody left filtered, with a row selected, when another person of the company opens it in this browser, then it is as new to them', async () => {
    const store = localStorageStore();
    const getList = listOf([exampleInterview]);
    const user = await show(interviews, { getList }, { store });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'answered');
    await user.click(await screen.findByRole('checkbox', { name: /Nakamura/ }));
    expect(await screen.findByText('1 selected')).toBeTruthy();
    cleanup();

    await show(interviews, { getList }, { store, me: { id: idOf(3, 1) } });
    await screen.findByRole('checkbox', { name: /Nakamura/ });
    expect(screen.queryByText('1 selected')).toBeNull();
    expect(getList).toHaveBeenLastCalledWith('interviews', expect.objectContaining({ filter: {} }));
    cleanup();

    await show(interviews, { getList }, { store });
    expect(await screen.findByText('1 selected')).toBeTruthy();
    expect(getList).toHaveBeenLastCalledWith('interviews', expect.objectContaining({ filter: { status: 'answered' } }));
  });
});
