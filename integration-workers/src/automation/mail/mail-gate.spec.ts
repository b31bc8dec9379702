import { describe, expect, it } from 'vitest';
import { createMailGate } from './mail-gate.ts';

const opened = () => {
  const clock = { now: 0 };
  const gate = createMailGate(() => clock.now);
  const enter = () => {
    const entered = gate.enter();
    return typeof entered === 'function' ? entered : null;
  };
  const wait = () => {
    const entered = gate.enter();
    return typeof entered === 'function' ? 0 : entered.ms;
  };
  return { clock, enter, wait };
};

describe('the gate of mails', () => {
  it('given mails under way, when more come, then three are let in, until one is out', () => {
    const { enter } = opened();
    const [leave] = [enter(), enter(), enter()];
    expect(enter()).toBeNull();
    leave?.(false);
    expect(enter()).not.toBeNull();
  });

  it('given a server that was silent once, when others come, then they come back later, then one at a time, until it answers', () => {
    const { clock, enter, wait } = opened();
    const [first, second] = [enter(), enter()];
    clock.now = 20_000;
    first?.(true);
    second?.(true);
    expect(wait()).toBeGreaterThanOrEqual(5_000);
    expect(wait()).toBeLessThanOrEqual(10_000);
    clock.now += 5_000;
    const again = enter();
    expect([again, enter()]).toEqual([expect.any(Function), null]);
    clock.now += 20_000;
    again?.(true);
    expect(wait()).toBeGreaterThanOrEqual(10_000);
    clock.now += 10_000;
    enter()?.(false);
    expect([enter(), enter(), enter(), enter()].map((one) => one !== null)).toEqual([true, true, true, false]);
  });
});
