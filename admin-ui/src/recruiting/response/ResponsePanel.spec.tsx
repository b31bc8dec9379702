import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Permission } from 'contracts/kernel/permission';
import type { ResponseView } from 'contracts/recruiting/response/response.entity';
import { describe, expect, it, vi } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { exampleInterview } from '#admin-ui/test/interview.fixture';
import { exampleResponse } from '#admin-ui/test/response.fixture';
import { ResponsePanel } from './ResponsePanel.tsx';

const all: Permission[] = ['create', 'read', 'update'].map(
  (right) => `tenant.interviews.responses.${right}` as Permission,
);

const steps = [{ id: 'next', name: 'Second talk' }];
const time = { answerDays: 7, reminderDays: [1] };

const show = async (responses: ResponseView[], permissions = all) => {
  const send = vi.fn(async () => ({ data: {} as never }));
  await showConsole(<ResponsePanel record={exampleInterview} />, {
    permissions,
    dataProvider: {
      getList: async () => ({ data: responses as never[], total: responses.length }),
      getOne: async () => ({ data: { id: exampleInterview.jobId, steps, ...time } as never }),
      send,
    },
  });
  await screen.findByRole('heading', { name: 'Recorded interview' });
  return { send, user: userEvent.setup() };
};

describe('what the candidate of an interview was asked', () => {
  it('given a response, when looked at, then how far it is, its deadline and extra time are said', async () => {
    await show([exampleResponse]);
    expect(await screen.findByText('2 of 4 answered')).toBeTruthy();
    expect(screen.getByText('150% of the usual time')).toBeTruthy();
    expect(screen.getByText('Opened', { selector: 'span' })).toBeTruthy();
  });

  it('given nobody was invited, when looked at, then it says so; who may only read is offered nothing', async () => {
    await show([], ['tenant.interviews.responses.read']);
    expect(await screen.findByText('The candidate has not been invited to answer questions yet.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  });

  it('given more time, when it is granted, then it takes a reason, and both are sent', async () => {
    const { send, user } = await show([exampleResponse]);
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Give extra time' }));
    const dialog = await screen.findByRole('dialog', { name: 'Give extra time' });
    const submit = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Give extra time' });
    await user.click(within(dialog).getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: '200% of the usual time' }));
    expect(submit.disabled).toBe(true);
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Agreed by telephone');
    await user.click(submit);
    expect(send).toHaveBeenCalledWith('responses', {
      id: exampleResponse.id,
      action: 'time',
      body: { timePercent: 200, reason: 'Agreed by telephone' },
    });
  });

  it.each([
    ['whose deadline is to come', '2999-03-09T05:00:00.000Z', {}],
    ['whose deadline is over', '2026-03-02T05:00:00.000Z', { deadline: { day: '2999-01-02', timeZone: 'UTC' } }],
  ])(
    'given a withdrawn invitation %s, when it is restored, then a last day is asked for where it needs one',
    async (_, expiresAt, body) => {
      const withdrawn = { ...exampleResponse, status: 'withdrawn' as const, expiresAt };
      const { send, user } = await show([{ ...withdrawn, deadline: { day: '2026-03-01', timeZone: 'UTC' } }]);
      await user.click(await screen.findByRole('button', { name: 'More actions' }));
      await user.click(await screen.findByRole('menuitem', { name: 'Restore invitation' }));
      const dialog = await screen.findByRole('dialog', { name: 'Restore the invitation?' });
      const submit = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Restore invitation' });
      expect(submit.disabled).toBe('deadline' in body);
      if ('deadline' in body) {
        const day = within(dialog).findByRole('group', { name: /Last day to answer/ }, { timeout: 10_000 });
        await user.click(within(await day).getByRole('spinbutton', { name: 'Month' }));
        await user.keyboard('01022999');
      }
      await user.click(submit);
      expect(send).toHaveBeenCalledWith('responses', { id: exampleResponse.id, action: 'restore', body });
    },
  );

  it('given a step that is open, when the candidate is invited to the next, then the dialog says so; once it is over, it does not (REC-280)', async () => {
    const open = { ...exampleResponse, expiresAt: '2999-03-09T05:00:00.000Z' };
    const { user } = await show([open]);
    await user.click(await screen.findByRole('button', { name: 'Invite' }));
    expect(await screen.findByText(/^“First talk” can still be answered until/)).toBeTruthy();
    cleanup();
    await show([{ ...open, status: 'submitted' }]);
    await user.click(await screen.findByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('Second talk')).toBeTruthy();
    expect(screen.queryByText(/can still be answered/)).toBeNull();
  });

  it('given a submitted response, when looked at, then a lost recording alone can be given again', async () => {
    const { user } = await show([{ ...exampleResponse, status: 'submitted', submittedAt: '2026-03-03T10:00:00.000Z' }]);
    await screen.findByText('2 of 4 answered');
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    const offered = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(offered).toEqual(['Grant a lost take']);
  });
});
