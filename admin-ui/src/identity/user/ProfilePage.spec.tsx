import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { client } from '#admin-ui/providers/client';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { ProfilePage } from './ProfilePage.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('my profile', () => {
  it('given another name and language, when saved, then these alone are sent, the language is kept here, and it says so', async () => {
    const call = vi.spyOn(client, 'call').mockResolvedValue({ data: {} } as never);
    await showConsole(<ProfilePage />);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Renata M. ' } });
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'pt-br' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Profile updated');
    expect(call.mock.calls[0]?.[1]).toEqual({ body: { name: 'Renata M.', locale: 'pt-br' } });
    expect(localStorage.getItem('onrecord.locale')).toBe('pt-br');
  });

  it('given a mail that somebody does not want, when saved, then that alone is sent; of reviews those are asked who may review', async () => {
    const call = vi.spyOn(client, 'call').mockResolvedValue({ data: {} } as never);
    await showConsole(<ProfilePage />, {
      permissions: ['tenant.training.reviews.create'],
      me: { mutedMails: ['reviews'] },
    });
    expect(screen.getByLabelText('In the morning, when answers wait for a review')).toHaveProperty('checked', false);
    fireEvent.click(screen.getByLabelText('When something is assigned to me'));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Profile updated');
    expect(call.mock.calls[0]?.[1]).toEqual({ body: { mutedMails: ['assignments', 'reviews'] } });
  });

  it('given no name, when saved, then nothing is sent and the field is named', async () => {
    const call = vi.spyOn(client, 'call');
    await showConsole(<ProfilePage />);
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true'));
    expect(call).not.toHaveBeenCalled();
  });
});
