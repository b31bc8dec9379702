import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MAX_IMAGE_BYTES } from 'contracts/kernel/image';
import { afterEach, describe, expect, it } from 'vitest';
import { useMe } from '#candidate-ui/identity/session/me';
import { fakeServer, forgetEverything, logInAs, showAt } from '#candidate-ui/test/portal.harness.tsx';
import { MyPicture } from './MyPicture.tsx';

afterEach(() => {
  forgetEverything();
});

const URL_OF_PICTURE = '/api/public/images/users/u-1/0123';
const refused = { code: 'validation-failed', title: 'x', status: 422, errors: { avatar: ['image-unreadable'] } };

const Mine = () => {
  const { data: me } = useMe();
  return me ? <MyPicture me={me} /> : null;
};

/** A server that keeps what it was given, or refuses it. */
const show = async (options: { avatar?: string; refuses?: boolean } = {}) => {
  let avatar = options.avatar ?? null;
  logInAs('Candidate');
  const server = fakeServer({
    'GET /api/auth/me': () => ({ body: { data: { id: 'u-1', name: 'Ada Lovelace', avatar, tenants: [] } } }),
    'PUT /api/user/avatar': () => {
      if (options.refuses) return { status: 422, body: refused };
      avatar = URL_OF_PICTURE;
      return { body: { avatar } };
    },
    'DELETE /api/user/avatar': () => {
      avatar = null;
      return { body: { avatar } };
    },
  });
  showAt('/', <Mine />);
  const input = await screen.findByLabelText<HTMLInputElement>('Picture');
  const sent = () => server.calls.filter(({ method }) => method !== 'GET');
  return { input, sent };
};
const file = (name = 'me.png', bytes = 9) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));

describe('my picture', () => {
  it('given none, when one is chosen, then it is sent as what it is and shown; when it is removed, then it is gone', async () => {
    const { input, sent } = await show();
    expect(pictures()).toEqual([]);
    await userEvent.upload(input, file());
    await waitFor(() => expect(pictures()).toEqual([URL_OF_PICTURE]));
    expect(sent().map(({ method, headers }) => [method, headers.get('content-type')])).toEqual([['PUT', 'image/png']]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture' }));
    await waitFor(() => expect(pictures()).toEqual([]));
    expect(document.activeElement).toBe(input);
  });

  it('given a file of more than 5 MB, when chosen, then nothing is sent, and the field says why', async () => {
    const { input, sent } = await show();
    await userEvent.upload(input, file('large.png', MAX_IMAGE_BYTES + 1));
    const fault = await screen.findByRole('alert');
    expect(fault.textContent).toMatch(/^Maximum size exceeded/);
    expect([input.getAttribute('aria-invalid'), input.getAttribute('aria-describedby')]).toEqual([
      'true',
      expect.stringContaining(fault.id),
    ]);
    expect(sent()).toEqual([]);
  });

  it('given a picture that is refused, when another is chosen, then it is sent as another request', async () => {
    const { input, sent } = await show({ refuses: true });
    for (const name of ['one.png', 'one.png', 'two.png']) {
      await userEvent.upload(input, file(name, name.length));
      expect((await screen.findByRole('alert')).textContent).toBe('This image could not be read');
    }
    const [first, second, third] = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(first).not.toBe(third);
    expect(second).not.toBe(third);
  });
});
