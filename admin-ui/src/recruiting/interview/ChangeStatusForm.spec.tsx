import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { exampleInterviewId } from 'contracts/kernel/examples';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { exampleInterview } from '#admin-ui/test/interview.fixture';
import { ChangeStatusForm } from './ChangeStatusForm.tsx';

const show = async (send = vi.fn(async () => ({ data: { changed: [exampleInterviewId], refused: [] } as never }))) => {
  await showConsole(<ChangeStatusForm interview={{ ...exampleInterview, status: 'created' }} />, {
    dataProvider: { send },
  });
  return { send, user: userEvent.setup() };
};
const submit = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('change status form', () => {
  it('given an interview, when it is opened, then the six statuses of staff are offered and nothing else', async () => {
    await show();

    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Reviewed',
      'Considered',
      'Approved',
      'Unapproved',
      'Rejected',
      'Discarded',
    ]);
  });

  it('given nothing chosen and nothing said, when it is looked at, then it cannot be sent', async () => {
    await show();

    expect(submit('Change status').disabled).toBe(true);
  });

  it('given a status and a comment, when it is sent, then both go in one command', async () => {
    const { send, user } = await show();

    await user.click(screen.getByRole('radio', { name: 'Approved' }));
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Calm and precise.');
    await user.click(submit('Change status'));

    expect(send).toHaveBeenCalledWith('interviews', {
      action: 'status',
      body: { ids: [exampleInterviewId], status: 'approved', comment: 'Calm and precise.', reasonId: null },
    });
    await screen.findByText('Status changed to Approved');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
  });

  it('given a status, when the automatic email is turned off, then nobody is told, nor at the next change', async () => {
    const { send, user } = await show();

    await user.click(screen.getByRole('radio', { name: 'Approved' }));
    await user.click(await screen.findByRole('switch', { name: 'Changing a status emails the candidate' }));
    await user.click(submit('Change status'));

    const body = { ids: [exampleInterviewId], status: 'approved', comment: '', reasonId: null, isSilent: true };
    expect(send).toHaveBeenCalledWith('interviews', { action: 'status', body });
    await user.click(screen.getByRole('radio', { name: 'Considered' }));
    await user.click(await screen.findByRole('switch', { name: 'Changing a status emails nobody' }));
  });

  it('given a comment alone, when it is sent, then no status goes with it', async () => {
    const { send, user } = await show();

    await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Call on Monday.');
    await user.click(submit('Add comment'));

    expect(send).toHaveBeenCalledWith('interviews', {
      id: exampleInterviewId,
      action: 'status',
      body: { comment: 'Call on Monday.' },
    });
  });

  it('given a comment of 501 characters, when it is looked at, then it says so and cannot be sent', async () => {
    const { user } = await show();

    await user.click(screen.getByRole('textbox'));
    await user.paste('x'.repeat(501));

    expect(screen.getByRole('alert').textContent).toBe('This is too long');
    expect(submit('Add comment').disabled).toBe(true);
  });

  it('given a refusal, when it is sent, then the reason shows and what was typed stays', async () => {
    const { user } = await show(
      vi.fn(async () => {
        throw new HttpError('Record not found.', 404, { code: 'not-found' });
      }),
    );

    await user.type(screen.getByRole('textbox'), 'Call on Monday.');
    await user.click(submit('Add comment'));

    await waitFor(() => expect(screen.getByText('Record not found.')).toBeTruthy());
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Call on Monday.');
  });
});
