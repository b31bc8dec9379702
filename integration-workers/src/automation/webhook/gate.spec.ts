import { describe, expect, it } from 'vitest';
import { createGate } from './gate.ts';

/** Three companies with three webhooks each, and a clock that is moved by hand. */
const opened = () => {
  const clock = { now: 0 };
  const gate = createGate(() => clock.now);
  const enter = (company: string, webhook: string) =>
    gate.enter({ tenantId: company, webhookId: `${company}/${webhook}` });
  return { clock, enter };
};

describe('the gate of deliveries', () => {
  it('given deliveries under way, when more come, then two of one webhook and three of one company are let in, until they are out', () => {
    const { enter } = opened();
    const leave = enter('harbor', 'a');
    expect([enter('harbor', 'a'), enter('harbor', 'a')]).toEqual([expect.any(Function), null]);
    expect([enter('harbor', 'b'), enter('harbor', 'b')]).toEqual([expect.any(Function), null]);
    expect(enter('summit', 'a')).not.toBeNull();
    leave?.();
    expect(enter('harbor', 'b')).not.toBeNull();
  });

  it('given consumers that were slow, when all of them are called again, then they leave half of the places to others, until they are quick', () => {
    const { clock, enter } = opened();
    const companies = ['one', 'two', 'three', 'four', 'five'];
    for (const company of companies) {
      const leave = enter(company, 'a');
      clock.now += 15_000;
      leave?.();
    }
    const slow = companies.map((company) => enter(company, 'a'));
    expect(slow.map((leave) => leave !== null)).toEqual([true, true, true, true, false]);
    for (const webhook of ['b', 'c']) expect(enter('five', webhook)).not.toBeNull();
    slow[0]?.();
    expect(enter('five', 'a')).not.toBeNull();
  });

  it('given a consumer that was slow once, when it was quick since, then it counts as others', () => {
    const { clock, enter } = opened();
    const companies = ['one', 'two', 'three', 'four', 'five'];
    for (const milliseconds of [15_000, 10])
      for (const company of companies) {
        const leave = enter(company, 'a');
        clock.now += milliseconds;
        leave?.();
      }
    expect(companies.map((company) => enter(company, 'a') !== null)).toEqual([true, true, true, true, true]);
  });
});
