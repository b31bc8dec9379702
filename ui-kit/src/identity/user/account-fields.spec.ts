import { describe, expect, it } from 'vitest';
import { clean, confirmPassword, currentPassword, faultOf, faultsIn, newEmail, newPassword } from './account-fields.ts';

describe('fields of an account', () => {
  it.each([
    [newEmail, '', 'field-required'],
    [newEmail, '   ', 'field-required'],
    [newEmail, 'mia', 'email-invalid'],
    [newEmail, ' mia@mail.example ', null],
    [newEmail, 'zoe@@bad', 'email-invalid'],
    [newPassword, undefined, 'field-required'],
    [newPassword, 'too short', 'password-too-short'],
    [newPassword, 'long enough', null],
    [currentPassword('password'), 'x', null],
  ])('given %o, when %j is typed, then its fault is %s', (field, value, fault) => {
    expect(faultOf(field, { [field.name]: value })).toBe(fault);
  });

  it('given several faults, when they are looked for, then all are found at once, and a password that is not repeated too', () => {
    const typed = { email: 'zoe@@bad', password: 'short', passwordConfirmation: 'sort' };
    expect(faultsIn([newEmail, newPassword, confirmPassword], typed)).toEqual({
      email: ['email-invalid'],
      password: ['password-too-short'],
      passwordConfirmation: ['confirmation-mismatch'],
    });
    expect(
      faultsIn([newPassword, confirmPassword], { password: 'long enough', passwordConfirmation: 'long enough' }),
    ).toEqual({});
  });

  it('given spaces around what was typed, when it is sent, then a password keeps them alone', () => {
    expect(clean(newPassword, ' a b ')).toBe(' a b ');
    expect(clean(newEmail, ' mia@mail.example ')).toBe('mia@mail.example');
  });
});
