import { mailAddress } from 'contracts/automation/mail-address/mail-address.entity';
import { entityProjection } from '#projection-service/entity/entity.projection';

const forgotten = {
  ...{ address: null, unsubscribedAt: null, stop: null, stoppedAt: null, answer: null },
  ...{ softBounces: [], reportedIds: [], complainedIds: [] },
};

/** What companies know of addresses; nothing of those of somebody who is erased. */
export const mailAddressProjection = entityProjection(mailAddress, {
  version: 5,
  moreIndexes:
    '-- by which an erased contract finds the addresses of its signers\ncreate index mail_address_subject on mail_address (tenant_id, subject_id);',
  also: [
    { types: ['CandidateErased'], by: 'candidateId', evolve: (row) => ({ ...row, ...forgotten }) },
    { types: ['ContractErased'], by: 'subjectId', from: 'contractId', evolve: (row) => ({ ...row, ...forgotten }) },
    { types: ['LearnerErased'], by: 'userId', evolve: (row) => ({ ...row, ...forgotten }) },
  ],
});
