import { describe, expect, it } from 'vitest';
import { clean, currentPassword, faultOf, newEmail, newPassword } from './account-fields.ts';

describe('fields of an account', () => {
  it.each([
    [newEmail, '', 'field-required'],
    [newEmail, '   ', 'field-required'],
    [newEmail, 'mia', 'email-invalid'],
    [newEmail, ' mia@mail.example ', null],
    [newPassword, undefined, 'field-required'],
    [newPassword, 'too short', 'password-too-short'],
    [newPassword, 'long enough', null],
    [currentPassword('password'), 'x', null],
  ])('given %o, when %j is typed, then its fault is %s', (field, value, fault) => {
    expect(faultOf(field, value)).toBe(fault);
  });

  it('given spaces around what was typed, when it is sent, then a password keeps them alone', () => {
    expect(clean(newPassword, ' a b ')).toBe(' a b ');
    expect(clean(newEmail, ' mia@mail.example ')).toBe('mia@mail.example');
  });
});
