import { DeciderSpecification } from '@event-driven-io/emmett';
import { exampleCause } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { caused } from 'contracts/kernel/message';
import { describe, expect, it } from 'vitest';
import { partnershipDecider } from './partnership.decider.ts';

const given = DeciderSpecification.for(partnershipDecider);
const by = { metadata: exampleCause };
const partnershipId = derivedId('a parent');
const terms = {
  ...{ partnershipId, parentName: 'Harbor', groupId: derivedId('a group'), groupName: 'Franchisees' },
  sharesCandidates: false,
};
const accept = { ...by, type: 'AcceptPartnership' as const, data: terms };
const end = { ...by, type: 'EndPartnership' as const, data: { partnershipId, endedBy: 'company' as const } };
const accepted = caused(by, 'PartnershipAccepted', terms);
const ended = caused(by, 'PartnershipEnded', { partnershipId, endedBy: 'company' as const });

describe('a partnership', () => {
  it('given none, when accepted, then it stands; the same terms again change nothing, others are agreed to anew', () => {
    const others = { ...terms, sharesCandidates: true };
    given([]).when(accept).then([accepted]);
    given([accepted]).when(accept).thenNothingHappened();
    given([accepted])
      .when({ ...accept, data: others })
      .then([caused(by, 'PartnershipAccepted', others)]);
  });

  it('given one that stands, when ended, then it is over; one that is over is not ended twice, and may begin again', () => {
    given([accepted]).when(end).then([ended]);
    given([accepted, ended]).when(end).thenNothingHappened();
    given([accepted, ended]).when(accept).then([accepted]);
  });

  it('given terms that were agreed to later, when folded, then it stands since it was first accepted', () => {
    const later = { ...accepted, metadata: { ...accepted.metadata, occurredAt: '2027-01-01T00:00:00.000Z' } };
    const state = [accepted, later].reduce(partnershipDecider.evolve, partnershipDecider.initialState());
    expect(state).toMatchObject({ since: accepted.metadata.occurredAt });
  });
});
