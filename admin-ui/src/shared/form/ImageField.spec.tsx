import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MAX_IMAGE_BYTES } from 'contracts/kernel/image';
import { HttpError } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showConsole } from '#admin-ui/test/console.harness.tsx';
import { ImageField } from './ImageField.tsx';

const upload = vi.fn(async (_file: File): Promise<void> => undefined);
const remove = vi.fn(async (): Promise<void> => undefined);
beforeEach(() => {
  upload.mockReset().mockResolvedValue();
  remove.mockReset().mockResolvedValue();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});

const file = (type = 'image/png', bytes = 9) => new File([new Uint8Array(bytes)], 'logo.png', { type });

const show = async (hasImage = false) => {
  await showConsole(
    <ImageField
      source="logo"
      label="Logo"
      hint="At most 5 MB"
      hasImage={hasImage}
      canRemove
      show={(url) => <img src={url ?? 'none'} alt="Shown" />}
      upload={upload}
      remove={remove}
      changed="identity.company.logo.changed"
      removed="identity.company.logo.removed"
    />,
  );
  const input = await screen.findByLabelText<HTMLInputElement>(/^Logo/);
  return { input, user: userEvent.setup({ applyAccept: false }) };
};

describe('a field for an image', () => {
  it('given an image, when chosen, then it is shown and sent at once, and said to be kept', async () => {
    const { input, user } = await show();
    let done = () => {};
    upload.mockImplementation(() => new Promise<void>((resolve) => (done = resolve)));
    await user.upload(input, file());
    expect(screen.getByAltText('Shown').getAttribute('src')).toBe('blob:preview');
    expect(screen.getByRole('status', { name: '' }).textContent).toBe('Uploading the image…');
    done();
    await screen.findByText('Logo saved');
    expect(upload).toHaveBeenCalledTimes(1);
    expect(screen.getByAltText('Shown').getAttribute('src')).toBe('none');
  });

  it('given a file of the wrong type and too large, when chosen, then both are said below, with commas, and nothing is sent', async () => {
    const { input, user } = await show();
    await user.upload(input, file('application/pdf', MAX_IMAGE_BYTES + 1));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/^Invalid file type: .*, Maximum size exceeded: /);
    expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual(['true', alert.id]);
    expect(upload).not.toHaveBeenCalled();
  });

  it('given a refusal of the server, when sent, then its words stand below until another image is chosen', async () => {
    const { input, user } = await show();
    const errors = { logo: 'This image could not be read' };
    upload.mockRejectedValueOnce(new HttpError('Refused', 422, { errors }));
    await user.upload(input, file());
    expect((await screen.findByRole('alert')).textContent).toBe('This image could not be read');
    await user.upload(input, file());
    await waitFor(() => expect(screen.queryByText('This image could not be read')).toBeNull());
  });

  it('given an image that is dropped, when let go, then it is sent as a chosen one is', async () => {
    const { input } = await show();
    const zone = input.closest('label')?.parentElement?.parentElement?.parentElement as HTMLElement;
    const dropped = file();
    fireEvent.dragOver(zone);
    expect(zone.hasAttribute('data-over')).toBe(true);
    fireEvent.drop(zone, { dataTransfer: { files: [dropped] } });
    await waitFor(() => expect(upload).toHaveBeenCalledWith(dropped));
    expect(zone.hasAttribute('data-over')).toBe(false);
  });

  it('given an image and a keyboard alone, when removed, then it is gone and the keyboard goes on from here', async () => {
    const { input, user } = await show(true);
    await user.tab();
    expect(document.activeElement).toBe(input);
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findByText('Logo removed');
    expect([remove.mock.calls.length, document.activeElement]).toEqual([1, input]);
  });

  it('given no image, when shown, then there is nothing to remove', async () => {
    await show(false);
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  });
});
