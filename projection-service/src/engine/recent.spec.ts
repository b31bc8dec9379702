import { describe, expect, it } from 'vitest';
import { openMemory } from './recent.ts';

const LIMIT = 1_000;

/** Two that share one memory; every value weighs 1. */
const two = () => {
  const memory = openMemory(LIMIT);
  const open = () => memory.recent<number>(() => 1);
  return [open(), open()] as const;
};
const names = Array.from({ length: 10 * LIMIT }, (_, n) => `name ${n}`);
const heldIn = (cache: ReturnType<typeof two>[number]) => names.filter((name) => cache.get(name) !== undefined).length;

describe('what is kept in memory', () => {
  it('given two that share a memory, when one takes in more than fits, then neither keeps more than the limit together', () => {
    const [one, other] = two();
    for (const [n, name] of names.entries()) (n % 3 === 0 ? other : one).set(name, n);
    const held = heldIn(one) + heldIn(other);
    expect(held).toBeGreaterThan(0);
    expect(held).toBeLessThanOrEqual(LIMIT);
  });

  it('given one that stands still, when the other goes on, then the memory is the others', () => {
    const [one, other] = two();
    one.set('old', 1);
    for (const [n, name] of names.entries()) other.set(name, n);
    expect(one.get('old')).toBeUndefined();
  });

  it('given what is asked for again and again, when others come, then it stays', () => {
    const [one, other] = two();
    one.set('asked for', 1);
    for (const [n, name] of names.entries()) {
      other.set(name, n);
      expect(one.get('asked for')).toBe(1);
    }
  });

  it('given one that forgets all, when the other goes on, then what it had taken up is free', () => {
    const [one, other] = two();
    for (const name of names.slice(0, LIMIT / 2)) one.set(name, 1);
    one.clear();
    other.set('first', 1);
    for (const name of names.slice(0, LIMIT / 2 - 1)) other.set(name, 1);
    expect(other.get('first')).toBe(1);
    expect(heldIn(one)).toBe(0);
  });
});
