import { derivedId } from 'contracts/kernel/id';
import { describe, expect, it } from 'vitest';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { handbookReview } from './handbook.due.ts';

const handbookDocumentId = derivedId('document');
const at = (moment: string | null) => [{ subject: handbookDocumentId, at: moment }];
const changed = (to: object) =>
  handbookReview.decide(recorded('HandbookDocumentChanged', { handbookDocumentId, from: {}, to } as never));

describe('when a document is due for its review', () => {
  it('given its day and moment, when both or one of them change, then it is due at that moment; one from before at nine in UTC', () => {
    const reviewOn = '2026-03-10';
    const reviewAt = '2026-03-09T20:00:00.000Z';
    expect(changed({ reviewOn, reviewAt })).toEqual(at(reviewAt));
    expect(changed({ reviewAt })).toEqual(at(reviewAt));
    expect(changed({ reviewOn })).toEqual(at('2026-03-10T09:00:00.000Z'));
    expect(changed({ reviewOn: null })).toEqual(at(null));
    expect(changed({ name: 'Another' })).toEqual([]);
  });
});
