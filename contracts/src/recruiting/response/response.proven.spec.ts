import { describe, expect, it } from 'vitest';
import { questionDefaults } from '#contracts/recruiting/question/question.fields';
import type { ResponseView } from './response.entity.ts';
import { noProgress, type Take } from './response.progress.ts';
import type { ProvenResponse } from './response.proof.ts';
import { besideOthers, provenOf } from './response.proven.ts';

const now = new Date('2026-03-20T00:00:00.000Z');
const question = { id: 'q', text: 'Why boats?', ...questionDefaults, responseType: 'video' as const, timeLimit: 60 };
const [startedAt, stoppedAt] = ['2026-03-02T09:00:00.000Z', '2026-03-02T09:00:40.000Z'];
const take: Take = {
  ...{ takeId: 't', take: 1, fileId: 'f', startedAt, stoppedAt, toldAt: stoppedAt },
  ...{ until: '2026-03-02T09:01:00.000Z', chunks: 1, sha256: 'a', gaps: [], percent: 100 },
};
const response = (more: object = {}, taken: object = {}): ResponseView =>
  ({
    ...{ id: 'r', interviewId: 'i', candidateName: 'Ada', stepId: 's', stepName: 'First', status: 'submitted' },
    ...{
      questionSetId: 'set',
      questionSetRevision: 1,
      createdAt: startedAt,
      openedAt: startedAt,
      submittedAt: startedAt,
    },
    ...{ deadline: { days: 7, timeZone: 'UTC' }, expiresAt: '2026-03-10T00:00:00.000Z', timePercent: 100 },
    progress: { q: { ...noProgress, takes: [{ ...take, ...taken }] } },
    ...more,
  }) as unknown as ResponseView;
const prove = (one: ResponseView, length: number | null = 40_000): ProvenResponse =>
  provenOf(one, {
    ...{ questions: [question], grants: [], now },
    recordings: new Map([['f', { arrivedAt: stoppedAt, length, fault: null }]]),
  });

describe('what is proven of a response', () => {
  it('given time that was granted after a recording, when it is proven, then the recording had the time of before', () => {
    const [asked] = prove(response({ timePercent: 200 })).questions;
    expect([asked?.timeLimit, asked?.takes[0]?.timeLimit]).toEqual([60, 60]);
    const [later] = prove(
      response({ timePercent: 200 }, { percent: 200, until: '2026-03-02T09:02:00.000Z' }),
    ).questions;
    expect(later?.timeLimit).toBe(120);
  });

  it('given a recording longer than its time, or one that the deadline cut, when it is proven, then it says so', () => {
    expect(prove(response()).differences).toEqual([]);
    expect(prove(response(), null).differences).toEqual([]);
    expect(prove(response(), 42_000).differences).toEqual([]);
    expect(prove(response(), 55_000).differences).toEqual(['long']);
    expect(prove(response({}, { until: '2026-03-02T09:00:45.000Z' })).differences).toEqual(['cut']);
  });

  it('given others of the same step, when somebody had other questions or other days, then they alone are marked, under whatever name the step goes', () => {
    const renamed = prove(response({ id: 'renamed', stepName: 'First talk' }));
    const set = prove(response({ id: 'set', questionSetId: 'another set' }));
    const days = prove(response({ id: 'days', deadline: { days: 3, timeZone: 'UTC' } }));
    const elsewhere = prove(response({ id: 'elsewhere', stepId: 'second', questionSetId: 'another set' }));
    const all = besideOthers([prove(response()), prove(response()), renamed, set, days, elsewhere]);
    expect(all.map(({ differences }) => differences)).toEqual([[], [], [], ['version'], ['days'], []]);
  });

  it('given a video that was measured late, when somebody had less time to think for it than most, then they are marked; who has not begun is not (REC-285)', () => {
    const having = (id: string, more: object) => prove(response({ id, progress: { q: { ...noProgress, ...more } } }));
    const thinkUntil = '2026-03-02T09:01:00.000Z';
    const measured = ['one', 'other'].map((id) => having(id, { thinkUntil, videoSeconds: 42 }));
    const all = besideOthers([...measured, having('early', { thinkUntil }), having('waits', {})]);
    expect(all.map(({ differences }) => differences)).toEqual([[], [], ['video'], []]);
  });
});
