import { describe, expect, it } from 'vitest';
import { daysBefore } from '#deploy/seed/calendar';
import { harbor } from '#deploy/seed/harbor/company';
import { planCompany } from '#deploy/seed/plan';
import { summit } from '#deploy/seed/summit/company';

const now = new Date('2026-05-20T15:30:00.000Z');
const steps = await planCompany(harbor, now);
const ofType = (type: string) => steps.filter((step) => step.command.type === type);

describe('the plan of the demo company', () => {
  it('given the content, when it is planned, then it has 12 jobs, 60 candidates and 150 interviews of distinct pairs', () => {
    const pairs = steps.flatMap(({ command }) =>
      command.type === 'CreateInterview' ? [`${command.data.candidateId} ${command.data.jobId}`] : [],
    );
    expect(ofType('CreateJob')).toHaveLength(12);
    expect(ofType('CreateCandidate')).toHaveLength(60);
    expect(new Set(pairs).size).toBe(150);
  });

  it('given the candidates of both companies, when their telephone numbers are read, then no two of a company have the same', async () => {
    const planned = [steps, await planCompany(summit, now)];
    for (const company of planned) {
      const phones = company.flatMap(({ command }) => (command.type === 'CreateCandidate' ? [command.data.phone] : []));
      expect(new Set(phones).size).toBe(phones.length);
    }
  });

  it('given a plan, when its steps are read in order, then time never goes back and nothing lies in the future', () => {
    const times = steps.map(({ at }) => at.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBeLessThanOrEqual(now.getTime());
  });

  it('given a plan, when an interview is opened, then its candidate is known and its job is published', () => {
    const known = new Set<string>();
    for (const { command, id } of steps) {
      if (command.type === 'CreateCandidate' || command.type === 'PublishJob') known.add(id);
      if (command.type === 'UnpublishJob') known.delete(id);
      if (command.type === 'CreateInterview')
        expect([known.has(command.data.candidateId), known.has(command.data.jobId ?? '')]).toEqual([true, true]);
    }
  });

  it('given a plan, when its interviews are counted by week, then each of the last eight weeks has some', () => {
    const weeks = ofType('CreateInterview').map(({ at }) => Math.floor((now.getTime() - at.getTime()) / 604_800_000));
    expect(new Set(weeks).size).toBeGreaterThanOrEqual(8);
    expect(ofType('CreateInterview')[0]?.at.getTime()).toBeGreaterThan(daysBefore(now, 60).getTime());
  });

  it('given a plan, when the steps of one thing are read, then its creation is the first', () => {
    const created = new Set<string>();
    for (const { id, command } of steps) {
      if (command.type.startsWith('Create')) created.add(id);
      expect(created).toContain(id);
    }
  });

  it('given the same moment, when it is planned again, then every step is the same and has a key of its own', async () => {
    expect(await planCompany(harbor, now)).toEqual(steps);
    expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
  });

  it('given each hour of a week, when the smaller company is planned, then no step is lost', async () => {
    const sizes = await Promise.all(
      Array.from({ length: 168 }, async (_, hour) => {
        const planned = await planCompany(summit, new Date(now.getTime() + hour * 3_600_000));
        return planned.filter(({ command }) => command.type.startsWith('Create')).length;
      }),
    );
    expect(new Set(sizes)).toEqual(new Set([3 + 8 + 12]));
  });

  it('given the texts of the jobs, when their words are counted, then each has between 150 and 400', () => {
    for (const { command } of ofType('CreateJob')) {
      const words = command.type === 'CreateJob' ? (command.data.description ?? '').split(/\s+/).length : 0;
      expect(words).toBeGreaterThanOrEqual(150);
      expect(words).toBeLessThanOrEqual(400);
    }
  });
});
