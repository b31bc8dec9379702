import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { goTo } from '#candidate-ui/api/leave';
import { fakeServer, forgetEverything, showAt, tokenOf } from '#candidate-ui/test/portal.harness.tsx';
import { LoginForm } from './LoginForm.tsx';

afterEach(() => {
  forgetEverything();
});

const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const logIn = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }));

describe('the login', () => {
  it('given an account with a second factor, when the password is right, then a code is asked for, and both are sent', async () => {
    const { calls } = fakeServer({
      'POST /api/auth/login': ({ body }) => {
        const { code } = body as { code?: string };
        if (code === undefined) return { status: 401, body: { code: 'two-factor-required', status: 401 } };
        if (code === '123456') return { body: { token: tokenOf('Candidate') } };
        return { status: 422, body: { code: 'code-wrong', status: 422, errors: { code: ['code-wrong'] } } };
      },
    });
    showAt('/a/login', <LoginForm redirect={null} />);
    type(/^Email/, 'mia@mail.example');
    type(/^Password/, 'a-long-password');
    logIn();
    type(/^Code/, (await screen.findByLabelText(/^Code/)) && '999999');
    expect(screen.queryByRole('alert')).toBeNull();
    logIn();
    expect((await screen.findAllByText(/This code is incorrect/)).length).toBeGreaterThan(0);
    type(/^Code/, '123456');
    logIn();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/c/interviews/mine'));
    expect(calls.map(({ body }) => body)).toEqual([
      { email: 'mia@mail.example', password: 'a-long-password' },
      { email: 'mia@mail.example', password: 'a-long-password', code: '999999' },
      { email: 'mia@mail.example', password: 'a-long-password', code: '123456' },
    ]);
  });
});
