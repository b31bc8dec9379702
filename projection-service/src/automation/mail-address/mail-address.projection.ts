import { mailAddress } from 'contracts/automation/mail-address/mail-address.entity';
import { entityProjection } from '#projection-service/entity/entity.projection';

const forgotten = {
  ...{ address: null, unsubscribedAt: null, stop: null, stoppedAt: null, answer: null },
  ...{ softBounces: [], reportedIds: [], complainedIds: [] },
};

/** What companies know of addresses; nothing of those of somebody who is erased. */
export const mailAddressProjection = entityProjection(mailAddress, {
  version: 3,
  also: [
    { types: ['CandidateErased'], by: 'candidateId', evolve: (row) => ({ ...row, ...forgotten }) },
    { types: ['LearnerErased'], by: 'userId', evolve: (row) => ({ ...row, ...forgotten }) },
  ],
});
