import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from './password-hash.ts';

describe('passwords', () => {
  it('given a password, when hashed, then it is recognised and another is not', async () => {
    const hash = await hashPassword('a-long-password');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[^$]{22}\$[^$]{43}$/);
    expect(await isPassword('a-long-password', hash)).toBe(true);
    expect(await isPassword('a-long-passworD', hash)).toBe(false);
  });

  it('given the same password twice, when hashed, then the hashes differ', async () => {
    expect(await hashPassword('a-long-password')).not.toBe(await hashPassword('a-long-password'));
  });

  it('given no hash, when any password is tried, then it is wrong', async () => {
    expect(await isPassword('', null)).toBe(false);
  });

  it('given the same letter composed in two ways, when tried, then it is the same password', async () => {
    expect(await isPassword('cafe\u0301-cafe\u0301', await hashPassword('caf\u00e9-caf\u00e9'))).toBe(true);
  });
});
