import { exampleCandidateId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { ERASED } from 'contracts/kernel/personal';
import { describe, expect, it } from 'vitest';
import { decideDue } from '#integration-workers/engine/decide-due';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { liveInterviewLapse, liveInterviewReminder, scorecardRequest } from './live-interview.due.ts';

const liveInterviewId = derivedId('a live interview');
const [early, late] = ['2100-03-06T15:00:00.000Z', '2100-03-08T15:00:00.000Z'];
let version = 0;
const on = (type: string, data: Record<string, unknown> = {}): Recorded => {
  version += 1;
  return recorded(type, { liveInterviewId, candidateId: exampleCandidateId, ...data }, { version });
};
const moments = (...events: Recorded[]) => decideDue([liveInterviewReminder], events).changes.map(({ at }) => at);

describe('the reminder of a live interview', () => {
  it('given one, when it is planned, chosen, moved and called off, then the moment follows', () => {
    expect(moments(on('LiveInterviewCreated', { remindAt: early }))).toEqual([early]);
    expect(moments(on('LiveInterviewCreated', { remindAt: null }))).toEqual([]);
    expect(moments(on('LiveInterviewSlotChosen', { remindAt: early }))).toEqual([early]);
    expect(moments(on('LiveInterviewChanged', { from: {}, to: { remindAt: late } }))).toEqual([late]);
    expect(moments(on('LiveInterviewChanged', { from: {}, to: { place: 'Dock 4' } }))).toEqual([]);
    expect(moments(on('LiveInterviewCancelled'))).toEqual([null]);
    expect(moments(on('LiveInterviewErased'))).toEqual([null]);
  });

  it('given a time that was agreed on less than a day before, when it is said, then nobody is reminded', () => {
    const over = '2000-01-01T00:00:00.000Z';
    expect(moments(on('LiveInterviewCreated', { remindAt: over }))).toEqual([]);
    expect(moments(on('LiveInterviewSlotChosen', { remindAt: over }))).toEqual([null]);
    expect(moments(on('LiveInterviewChanged', { from: {}, to: { remindAt: over } }))).toEqual([null]);
  });

  it('given somebody who was erased, when what was changed is read again, then nothing follows', () => {
    expect(moments(on('LiveInterviewChanged', { from: ERASED, to: ERASED }))).toEqual([]);
  });
});

describe('asking for scorecards', () => {
  const asked = (...events: Recorded[]) => decideDue([scorecardRequest], events).changes.map(({ at }) => at);

  it('given a live interview, when it is planned, chosen, moved and called off, then the moment at which it is over follows', () => {
    expect(asked(on('LiveInterviewCreated', { askAt: early }))).toEqual([early]);
    expect(asked(on('LiveInterviewCreated', { askAt: null }))).toEqual([]);
    expect(asked(on('LiveInterviewSlotChosen', { askAt: early }))).toEqual([early]);
    expect(asked(on('LiveInterviewSlotChosen', { askAt: null }))).toEqual([]);
    expect(asked(on('LiveInterviewChanged', { from: {}, to: { askAt: late } }))).toEqual([late]);
    expect(asked(on('LiveInterviewChanged', { from: {}, to: { place: 'Dock 4' } }))).toEqual([]);
    expect(asked(on('LiveInterviewChanged', { from: ERASED, to: ERASED }))).toEqual([]);
    expect(asked(on('LiveInterviewCancelled'))).toEqual([null]);
    expect(asked(on('LiveInterviewErased'))).toEqual([null]);
  });
});

describe('times that nobody chooses', () => {
  const lapses = (...events: Recorded[]) => decideDue([liveInterviewLapse], events).changes.map(({ at }) => at);
  const slots = [late, early].map((startsAt, index) => ({ id: derivedId('slot', `${index}`), startsAt }));

  it('given times to choose from, when they are offered, changed, chosen from and called off, then the last of them follows', () => {
    expect(lapses(on('LiveInterviewCreated', { startsAt: null, slots }))).toEqual([late]);
    expect(lapses(on('LiveInterviewCreated', { startsAt: early, slots: [] }))).toEqual([]);
    expect(lapses(on('LiveInterviewChanged', { from: {}, to: { slots: slots.slice(1) } }))).toEqual([early]);
    expect(lapses(on('LiveInterviewChanged', { from: {}, to: { startsAt: early, slots: [] } }))).toEqual([null]);
    expect(lapses(on('LiveInterviewChanged', { from: {}, to: { place: 'Dock 4' } }))).toEqual([]);
    expect(lapses(on('LiveInterviewChanged', { from: ERASED, to: ERASED }))).toEqual([]);
    expect(lapses(on('LiveInterviewSlotChosen'))).toEqual([null]);
    expect(lapses(on('LiveInterviewCancelled'))).toEqual([null]);
  });
});
