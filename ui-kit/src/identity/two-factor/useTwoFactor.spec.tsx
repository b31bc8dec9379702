import { act, renderHook } from '@testing-library/react';
import type { Client } from 'contracts/client/client';
import { clientProblem } from 'contracts/client/problem-error';
import { describe, expect, it, vi } from 'vitest';
import { useTwoFactor } from './useTwoFactor.ts';

const secret = { secret: 'ABCDEFGH', uri: 'otpauth://totp/x' };
const answers: Record<string, unknown> = {
  '/api/auth/two-factor': secret,
  '/api/auth/two-factor/confirm': { recoveryCodes: ['one', 'two'] },
  '/api/auth/two-factor/disable': {},
};

const open = (isOn: boolean) => {
  const call = vi.fn(async (route: { path: string }, _options: object) => ({ data: answers[route.path] }));
  const onChanged = vi.fn();
  const { result } = renderHook(() => useTwoFactor({ call } as unknown as Client, { isOn, onChanged }));
  act(() => result.current.open());
  return { call, onChanged, result };
};

describe('the code at logins', () => {
  it('given it is off, when password and code are typed and the recovery codes kept, then it is on', async () => {
    const { call, onChanged, result } = open(false);
    expect(result.current.state).toEqual({ step: 'begin' });
    await act(() => result.current.forms.begin.submit({ password: 'a password' }));
    expect(result.current.state).toEqual({ step: 'confirm', ...secret });
    await act(() => result.current.forms.confirm.submit({ code: ' 123456 ' }));
    expect(call.mock.calls[1]?.[1]).toEqual({ body: { code: '123456' } });
    expect(result.current.state).toEqual({ step: 'kept', codes: ['one', 'two'] });
    expect(onChanged).not.toHaveBeenCalled();
    act(() => result.current.keepCodes());
    expect(onChanged).toHaveBeenCalledWith('security.twoFactor.enabled');
    expect(result.current.state).toEqual({ step: 'closed' });
  });

  it('given it is on, when a field is empty, then nothing is sent; with both it is off', async () => {
    const { call, onChanged, result } = open(true);
    await act(() => result.current.forms.disable.submit({ password: 'a password' }));
    expect(call).not.toHaveBeenCalled();
    expect(result.current.forms.disable.refusal?.fields).toEqual({ code: ['field-required'] });
    await act(() => result.current.forms.disable.submit({ password: 'a password', code: '123456' }));
    expect(onChanged).toHaveBeenCalledWith('security.twoFactor.disabled');
  });

  it('given a refusal, when the form is closed and opened again, then nothing is left of it', async () => {
    const { call, result } = open(false);
    call.mockRejectedValueOnce(clientProblem('network-unreachable'));
    await act(() => result.current.forms.begin.submit({ password: 'a password' }));
    expect(result.current.state).toEqual({ step: 'begin' });
    expect(result.current.forms.begin.refusal?.code).toBe('network-unreachable');
    act(() => result.current.close());
    act(() => result.current.open());
    expect(result.current.forms.begin.refusal).toBeNull();
  });
});
