import { expect, it } from 'vitest';
import { dueCatalogue, jobCatalogue } from '#integration-workers/catalogue';

const urgencyOf = (name: string) => jobCatalogue.get(name)?.urgency;

it('given what somebody waits for, when it is due, then it takes turns with what policies do, and all else that is due goes after that', () => {
  const awaited = ['automation.event-action.delay', 'recruiting.interview.settling'];
  expect(awaited.map(urgencyOf)).toEqual(['usual', 'usual']);
  const others = dueCatalogue.filter(({ name }) => !awaited.includes(name));
  expect(others.map(({ name }) => urgencyOf(name)).filter((urgency) => urgency !== 'bulk')).toEqual([]);
});
