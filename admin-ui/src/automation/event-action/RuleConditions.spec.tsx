import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { DryRun } from 'contracts/automation/event-action/event-action.endpoints';
import type { EventActionView } from 'contracts/automation/event-action/event-action.entity';
import { derivedId } from 'contracts/kernel/id';
import type { Permission } from 'contracts/kernel/permission';
import { describe, expect, it, vi } from 'vitest';
import { pageAt, showConsole } from '#admin-ui/test/console.harness.tsx';
import { DryRunPanel } from './DryRunPanel.tsx';
import { eventActions } from './event-action.resource.ts';
import { FilterLines } from './RuleFacts.tsx';

const [years, housing, dock, licence] = [
  ...([derivedId('years'), derivedId('housing')] as const),
  ...([derivedId('dock'), derivedId('licence')] as const),
];
const own = [
  { id: years, name: 'Seasons', appliesTo: 'candidate', kind: 'number', options: [], hint: '' },
  {
    ...{ id: housing, name: 'Housing', appliesTo: 'candidate', kind: 'choice', hint: '' },
    options: [{ id: derivedId('staff house'), name: 'Staff house', isRetired: false }],
  },
  { id: licence, name: 'Licence until', appliesTo: 'candidate', kind: 'date', options: [], hint: '' },
  { id: dock, name: 'Dock', appliesTo: 'job', kind: 'text', options: [], hint: '' },
];
const getList = async (resource: string, { filter = {} }: { filter?: Record<string, unknown> }) => {
  const data = resource === 'custom-fields' ? own.filter(({ appliesTo }) => appliesTo === filter.appliesTo) : [];
  return { data: data as never, total: data.length };
};
const rule = {
  ...{ id: derivedId('rule'), name: 'Tell the dock', description: '', event: 'applied', delayTime: 0, isOn: false },
  ...{ delayUnit: 'minutes', isOnce: true, onSince: null, version: 1, createdAt: '2026-03-02T09:00:00.000Z' },
  filters: [{ field: 'source', operator: 'is', values: ['referral'], customFieldId: null }],
  actions: [{ kind: 'invite' }],
} as unknown as EventActionView;
const permissions: Permission[] = ['tenant.events.read', 'tenant.events.update', 'tenant.custom.fields.read'];

describe('conditions of a rule (AUT-81)', () => {
  it('given fields of the company’s own, when one is chosen, then it is asked by what it holds, and sent with the rule', async () => {
    const update = vi.fn(async (_resource: string, _params: { data: { filters?: unknown } }) => ({
      data: rule as never,
    }));
    await showConsole(pageAt(eventActions, ':id/edit'), {
      permissions,
      dataProvider: { getOne: async () => ({ data: rule as never }), getList: getList as never, update },
      route: '/settings/event-actions/:id/edit',
      at: `/settings/event-actions/${rule.id}/edit`,
    });
    const user = userEvent.setup();
    const field = await screen.findByRole('combobox', { name: /^Field/ });
    await screen.findByRole('option', { name: 'Candidate’s custom field' });
    await user.selectOptions(field, 'Candidate’s custom field');
    const custom = await screen.findByRole('combobox', { name: /^Custom field/ });
    await user.selectOptions(custom, 'Housing');
    const operator = () => screen.getByRole('combobox', { name: /^Condition/ });
    const offered = () =>
      within(operator())
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(offered().slice(1)).toEqual(['is', 'is not']);
    await user.selectOptions(custom, 'Licence until');
    expect(offered().slice(1)).toEqual(['is on or after', 'is on or before', 'is empty', 'is filled in']);
    await user.selectOptions(custom, 'Seasons');
    expect(offered().slice(1)).toEqual(['is at least', 'is at most']);
    await user.type(screen.getByRole('textbox', { name: /^Values/ }), '2.5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(update.mock.calls[0]?.[1].data.filters).toEqual([
      { field: 'candidate.custom', operator: 'at-least', values: ['2.5'], customFieldId: years },
    ]);
  });

  it('given conditions, when they are read, then sources, fields and what is chosen have their names; what is gone says so', async () => {
    const filters = [
      { field: 'source', operator: 'is', values: ['referral'], customFieldId: null },
      { field: 'candidate.custom', operator: 'is', values: [derivedId('staff house')], customFieldId: housing },
      { field: 'job.custom', operator: 'contains', values: ['north'], customFieldId: dock },
      { field: 'candidate.custom', operator: 'at-least', values: ['2026-06-30'], customFieldId: licence },
      { field: 'candidate.custom', operator: 'is-empty', values: [], customFieldId: licence },
      { field: 'job.custom', operator: 'is', values: ['x'], customFieldId: derivedId('gone') },
    ] as EventActionView['filters'];
    await showConsole(<FilterLines filters={filters} />, { permissions, dataProvider: { getList: getList as never } });
    await screen.findByText('Candidate’s “Housing” is Staff house');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Source is Referral',
      'Candidate’s “Housing” is Staff house',
      'Job’s “Dock” contains north',
      'Candidate’s “Licence until” is on or after Jun 30, 2026',
      'Candidate’s “Licence until” is empty',
      'Job’s “Removed field” is something that was removed',
    ]);
  });
});

it('given more records than are tried, when a dry run is shown, then it says how many were not checked (AUT-25)', async () => {
  const tried: DryRun = {
    ...{ happened: 1_700, until: new Date().toISOString(), runs: [] },
    counts: { done: 500, failed: 0, waiting: 0, skipped: 0, untried: 1_200 },
  };
  await showConsole(<DryRunPanel rule={rule} />, {
    dataProvider: { getList: getList as never, send: async () => ({ data: tried as never }) },
  });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Show what it would have done' }));
  expect((await screen.findByRole('status')).textContent).toContain(
    'What your other event actions did in the same hour is not counted.',
  );
  expect(screen.getByRole('status').textContent).toContain(
    '1,200 more times the conditions were met, but what the actions would have done was not checked.',
  );
});
