import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { CoreAdminContext, type DataProvider, testDataProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import type { Command } from '#admin-ui/providers/dataProvider';
import { useSend } from './useSend.ts';

const Sender = () => {
  const { mutate } = useSend({ resource: 'jobs', onError: () => undefined });
  return (
    <button type="button" onClick={() => mutate({ id: 'a', action: 'publish' })}>
      Publish
    </button>
  );
};

it('given a command whose answer did not come, when it is sent again, then it has the same key; the next one has another', async () => {
  const send = vi.fn(async (_: string, __: Command) => ({ data: {} }));
  send.mockRejectedValueOnce(new Error('The network is away.'));
  render(
    <CoreAdminContext dataProvider={testDataProvider({ send } as never) as DataProvider}>
      <Sender />
    </CoreAdminContext>,
  );
  for (const times of [1, 2, 3]) {
    fireEvent.click(await screen.findByRole('button'));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(times));
    await waitFor(() => expect(send.mock.settledResults).toHaveLength(times));
  }
  const [first, again, next] = send.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(first).toBeTruthy();
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});
