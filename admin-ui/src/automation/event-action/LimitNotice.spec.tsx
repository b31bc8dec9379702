import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import type { EventActionView } from 'contracts/automation/event-action/event-action.entity';
import { HOURLY_ACTIONS } from 'contracts/automation/event-action/event-action.limits';
import { derivedId } from 'contracts/kernel/id';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { LimitNotice, LimitNoticeOf } from './LimitNotice.tsx';

const ids = ['a', 'b', 'c', 'd', 'e'].map((name) => derivedId(name));
const refusedOf = (...actions: number[]) =>
  actions.map((count, index) => ({ eventActionId: ids[index] ?? '', name: `Rule ${index + 1}`, actions: count }));
/** Is there once all that was asked is answered. */
const Answered = () => {
  useIsFetching();
  const asked = useQueryClient().getQueryCache().getAll();
  return asked.some(({ state }) => state.status === 'success') && <p>Answered</p>;
};
const show = async (content: ReactNode, refused: ReturnType<typeof refusedOf>) => {
  const ask = async () => ({ limits: HOURLY_ACTIONS, refused }) as never;
  const page = (
    <>
      {content}
      <Answered />
    </>
  );
  await showConsole(page, { dataProvider: { ask } });
  await screen.findByText('Answered');
};
const ruleAt = (index: number) => ({ id: ids[index] }) as EventActionView;

describe('the notice of limits of event actions', () => {
  it('given refusals of five rules, when the list is open, then it says how many, names three, counts the others, and says the limits', async () => {
    await show(<LimitNotice />, refusedOf(9, 3, 2, 1, 1));
    const notice = await screen.findByRole('status');
    expect(notice.textContent).toBe(
      'In the last hour 16 actions were not carried out, because your company reached its hourly limit: ' +
        'Rule 1, Rule 2, Rule 3 and 2 more. What was left out is not made up for later. ' +
        'Limits for an hour: 5,000 actions, of which 1,000 emails, 2,000 webhook calls and 500 tasks.',
    );
    const link = screen.getByRole('link', { name: 'Rule 2' });
    expect(link.getAttribute('href')).toContain(`/settings/event-actions/${ids[1]}/view`);
  });

  it('given a rule, when its page is open, then it says what that one was refused, and nothing where it was nothing', async () => {
    await show(<LimitNoticeOf record={ruleAt(1)} />, refusedOf(9, 1));
    expect((await screen.findByRole('status')).textContent).toMatch(/^In the last hour 1 action of this event action/);
    cleanup();
    await show(<LimitNoticeOf record={ruleAt(4)} />, refusedOf(9, 1));
    expect(screen.queryByRole('status')).toBeNull();
    cleanup();
    await show(<LimitNotice />, []);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
