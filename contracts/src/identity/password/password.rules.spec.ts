import { describe, expect, it } from 'vitest';
import { passwordFault } from './password.rules.ts';

describe('password rules', () => {
  it('given what everybody guesses first, when chosen, then it is refused as common', () => {
    const guessed = [
      'password123',
      'P@ssw0rd2024!',
      'qwertyuiop',
      '1234567890',
      '0987654321',
      'aaaaaaaaaa',
      'abcabcabcabc',
    ];
    for (const password of [
      ...guessed,
      'Welcome2026!',
      'senha12345',
      '1111122222',
      'iloveyouiloveyou',
      'Flamengo1981',
    ]) {
      expect([password, passwordFault(password)]).toEqual([password, 'password-common']);
    }
  });

  it('given their own address or name, with or without digits, when chosen, then it is refused', () => {
    const of = { email: 'nadia.moreau@oak.example', name: 'Nadia Moreau' };
    for (const password of [
      'nadia.moreau@oak.example',
      'NadiaMoreau1',
      'nadia123456',
      '2026-moreau-2026',
      'moreaumoreau',
    ]) {
      expect([password, passwordFault(password, of)]).toEqual([password, 'password-like-account']);
    }
  });

  it('given a password of nine characters, when chosen, then it is too short; one of ten that nobody guesses is taken', () => {
    expect(passwordFault('mV4-k+q8z')).toBe('password-too-short');
    for (const password of [
      'mV4-k+q8zT',
      'a-long-password',
      'correct horse battery',
      'um gato no telhado',
      '8271946350',
    ]) {
      expect([password, passwordFault(password, { email: 'a@b.example', name: 'Li' })]).toEqual([password, null]);
    }
  });
});
