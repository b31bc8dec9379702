import type { MyLessonStep } from 'contracts/training/assignment/assignment.views';
import { describe, expect, it } from 'vitest';
import { stepToGoOn, videoStart, whatIsLeft } from './lesson-state.ts';

type AnswerState = { answered: boolean; isConfirmed?: boolean };
const step = (name: string, ...asked: AnswerState[]) =>
  ({
    ...{ id: name, name, requiredPercent: null, watchedPercent: 0, watched: [], videoSeconds: null },
    questions: asked.map(({ answered, isConfirmed = null }) => ({
      ...{ isRequired: true, answeredAt: answered ? '2026-03-02T09:00:00.000Z' : null, isConfirmed },
    })),
  }) as unknown as MyLessonStep;
const [done, left] = [{ answered: true }, { answered: false }];

describe('where a lesson goes on (TRA-79)', () => {
  it('given nothing that was done, when it is opened, then it begins at its first step, also where that is only read', () => {
    expect(stepToGoOn([step('Read'), step('Ask', left)])).toBe(0);
    expect(stepToGoOn([])).toBe(0);
  });

  it('given steps that were done, when it is opened, then it goes on after them, before what is only read and not passed yet', () => {
    expect(stepToGoOn([step('Read'), step('Ask', done), step('Read on'), step('Ask again', left)])).toBe(2);
    expect(stepToGoOn([step('Ask', done), step('Ask again', done)])).toBe(1);
    expect(stepToGoOn([step('Ask', { answered: true, isConfirmed: false }), step('Ask again', done)])).toBe(0);
  });

  it('given a video that was played from its beginning, when it is opened, then it goes on there; played to its end, or from later on, it begins anew', () => {
    const watched = (...parts: [number, number][]) => videoStart({ watched: parts, videoSeconds: 100 });
    expect(watched([500, 40_000], [60_000, 70_000])).toBe(40);
    expect(watched([0, 99_000])).toBe(0);
    expect(watched([30_000, 40_000])).toBe(0);
    expect(watched()).toBe(0);
  });

  it('given answers that are missing, when one wants to finish, then the first step with one is named; what was not confirmed is another thing', () => {
    const steps = [step('Confirm', { answered: true, isConfirmed: false }), step('Ask', left, left)];
    expect(whatIsLeft(steps, {})).toMatchObject({ unanswered: 2, unansweredIn: 'Ask', unconfirmedIn: 'Confirm' });
  });
});
