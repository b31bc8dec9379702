import { expect, it } from 'vitest';
import { isPooled, sessionUrl } from './pooler.ts';

const pooled = 'postgres://onrecord_command:a%2Fb@pooler:6432/onrecord?sslmode=require&session=db.internal:5433';

it('given an address of a pooler, when a connection of its own is wanted, then it is that of the server behind it, and all else is the same', () => {
  expect(isPooled(pooled)).toBe(true);
  expect(sessionUrl(pooled)).toBe('postgres://onrecord_command:a%2Fb@db.internal:5433/onrecord?sslmode=require');
});

it('given an address of a server, when a connection of its own is wanted, then it is the same', () => {
  const url = 'postgres://onrecord_command:secret@127.0.0.1:5432/onrecord';
  expect(isPooled(url)).toBe(false);
  expect(sessionUrl(url)).toBe(url);
});
