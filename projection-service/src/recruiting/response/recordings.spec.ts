import { derivedId } from 'contracts/kernel/id';
import { noProgress, type Progress, type Take } from 'contracts/recruiting/response/response.progress';
import type { Recording } from 'contracts/recruiting/response/response.proven';
import { describe, expect, it } from 'vitest';
import { recordingFaultIn } from './recordings.ts';

const questionId = derivedId('question');
const [takeId, fileId] = [derivedId('take'), derivedId('file')];
const take: Take = {
  ...{ takeId, fileId, take: 1, startedAt: '2026-03-02T09:00:00.000Z', until: '2026-03-02T09:01:00.000Z' },
  ...{ stoppedAt: null, toldAt: null, chunks: null, sha256: null, gaps: [] },
};
const stopped: Take = { ...take, stoppedAt: '2026-03-02T09:00:30.000Z', toldAt: '2026-03-02T09:00:30.000Z' };
const expiresAt = '2026-03-09T09:00:00.000Z';
const inTime = '2026-03-02T09:00:31.000Z';
const later = '2026-03-02T09:02:00.000Z';
const tooLate = '2026-03-10T09:00:00.000Z';
const answer = { takeId, fileId };
const whole: Recording = { arrivedAt: later, length: 30_000, fault: null };

describe('what reviewers are told of a recording', () => {
  type Of = { answer?: typeof answer | { text: string } | null; more?: Partial<Progress>; recording?: Recording };
  const faultOf = (of: Take, at: string, { answer: given = null, more = {}, recording }: Of = {}) => {
    const step = { progress: { [questionId]: { ...noProgress, takes: [of], ...more } }, expiresAt };
    const recordings = new Map(recording ? [[fileId, recording] as const] : []);
    return recordingFaultIn(step, { questionId, answer: given }, { recordings, now: new Date(at) });
  };
  const answered = { answer, more: { answeredAt: inTime } };

  it('given one that runs, or was stopped and is on its way, when asked, then nothing is wrong with it', () => {
    expect(faultOf(take, inTime)).toBeNull();
    expect(faultOf(stopped, inTime, answered)).toBeNull();
    expect(faultOf(stopped, later, { ...answered, recording: whole })).toBeNull();
  });

  it('given one that nobody stopped, when its time is over, then the rest may still come; a day after the deadline it is lost', () => {
    expect(faultOf(take, later)).toBe('waiting');
    expect(faultOf(take, tooLate)).toBe('missing');
    expect(faultOf(stopped, tooLate, answered)).toBe('missing');
  });

  it('given one that was closed as far as it got, or could not be prepared, when asked, then it says so', () => {
    expect(faultOf({ ...stopped, isInterrupted: true }, later, answered)).toBe('interrupted');
    const withFault = (fault: Recording['fault']) =>
      faultOf(stopped, later, { ...answered, recording: { ...whole, fault } });
    expect([withFault('no-converter'), withFault('too-slow')]).toEqual(['no-converter', 'not-converted']);
  });

  it('given an erased candidate, a time that was over before it began, or a written answer, when asked, then there is no recording to speak of', () => {
    expect(faultOf(stopped, tooLate, { more: { answeredAt: inTime } })).toBeNull();
    expect(faultOf({ ...take, isLost: true }, tooLate)).toBeNull();
    expect(faultOf(take, tooLate, { answer: { text: 'Words' }, more: { answeredAt: inTime } })).toBeNull();
  });
});
