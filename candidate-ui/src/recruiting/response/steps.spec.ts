import type { MyQuestion, MyTake } from 'contracts/recruiting/response/response.views';
import { phaseOf } from 'ui-kit/answer/phase';
import { captureKindOf } from 'ui-kit/answer/recorded';
import { describe, expect, it } from 'vitest';
import { afterQuestion, devicesFor, stepOf } from './steps.ts';

const take: MyTake = {
  ...{ takeId: 't1', take: 1, fileId: 'f1', stoppedAt: null, isInterrupted: false, isLost: false },
  ...{ startedAt: '2026-11-20T12:00:00.000Z', until: '2026-11-20T12:01:00.000Z' },
};
const question = (id: string, more: Partial<MyQuestion> = {}): MyQuestion => ({
  ...{ id, responseType: 'video', isRequired: true, text: null, hint: '', instructionsVideoId: null },
  ...{ allowedTakes: 3, timeLimit: 60, thinkTime: 30, minimumCharacters: null, points: null, choices: [] },
  ...{ shownAt: null, thinkUntil: null, videoSeconds: 0, takesUsed: 0, takesLeft: 3, takes: [], running: null },
  ...{ answerVersion: 0, answeredAt: null, rightChoiceIds: null, showsRightAnswer: false, answer: null },
  ...more,
});
const answered = { answeredAt: '2026-11-20T12:00:30.000Z' };
const [first, second] = [question('q1'), question('q2', { responseType: 'text' })];
const begun = { status: 'begun' as const, reopenedFor: null, questions: [first, second] };
const at = (step: string | undefined, response: Parameters<typeof stepOf>[0] = begun) => {
  const found = stepOf(response, step);
  return found.is === 'question' ? `question ${found.number}` : found.is;
};

describe('steps of an interview', () => {
  it('given one that was not begun, when any step is asked for, then devices come first where something is recorded', () => {
    const invited = { ...begun, status: 'invited' as const };
    expect([undefined, '2', 'review', 'instructions', 'practice'].map((step) => at(step, invited))).toEqual([
      ...['devices', 'devices', 'devices', 'instructions', 'practice'],
    ]);
    expect(at(undefined, { ...invited, questions: [second] })).toBe('instructions');
  });

  it('given one that is under way, when no step is named, then it goes on at the first open question, else at the review', () => {
    expect([undefined, '1', '2', '3', 'review', 'devices', 'next'].map((step) => at(step))).toEqual([
      ...['question 1', 'question 1', 'question 2', 'question 1', 'review', 'devices', 'question 1'],
    ]);
    const done = { ...begun, questions: [question('q1', answered), question('q2', answered)] };
    expect([at(undefined, done), at('2', done)]).toEqual(['review', 'question 2']);
    expect(at('next', { ...begun, questions: [question('q1', answered), second] })).toBe('question 2');
  });

  it('given a take that runs, when another step is asked for, then its question comes; over, nothing else does', () => {
    const running = { ...begun, questions: [first, question('q2', { running: take })] };
    expect([at('1', running), at('devices', running)]).toEqual(['question 2', 'question 2']);
    expect([at('1', { ...begun, status: 'submitted' }), at('devices', { ...begun, status: 'expired' })]).toEqual([
      ...['over', 'over'],
    ]);
  });

  it('given questions, when devices are chosen, then as much is asked for as one of them needs', () => {
    const kinds = (['video', 'audio', 'screen-share'] as const).map((responseType) => captureKindOf({ responseType }));
    expect(kinds).toEqual(['camera', 'microphone', 'screen']);
    expect(devicesFor(begun)).toBe('camera');
    expect(devicesFor({ questions: [question('q', { responseType: 'screen-share' })] })).toBe('microphone');
    expect(devicesFor({ questions: [second] })).toBeNull();
    expect([afterQuestion(1, 2), afterQuestion(2, 2)]).toEqual([2, 'review']);
  });
});

describe('where a recorded answer stands', () => {
  const now = Date.parse('2026-11-20T12:00:10.000Z');
  const phase = (more: Partial<MyQuestion>, liveQuestionId: string | null = null) =>
    phaseOf(question('q1', more), { liveQuestionId, now });

  it('given what the server says and what this tab records, when put together, then each case has its phase', () => {
    expect(phase({})).toBe('before');
    expect(phase({ thinkUntil: '2026-11-20T12:00:30.000Z' })).toBe('thinking');
    expect(phase({ thinkUntil: '2026-11-20T12:00:10.000Z' })).toBe('due');
    expect(phase({ running: take, takes: [take] }, 'q1')).toBe('recording');
    expect(phase({ running: take, takes: [take] }, 'q2')).toBe('cut-off');
    expect(phase({ takes: [{ ...take, stoppedAt: '2026-11-20T12:00:05.000Z' }] })).toBe('recorded');
  });
});
