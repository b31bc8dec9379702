import type { PartnershipEvent } from 'contracts/identity/partnership/partnership.events';
import type { GivenProgramEvent } from 'contracts/training/given-program/given-program.entity';
import type { TrainingProgramEvent } from 'contracts/training/program/program.entity';
import { policy } from '#integration-workers/engine/policy';
import { copyProgram } from './copy-program.job.ts';
import { settleCompanies, settlePrograms } from './settle-given.job.ts';
import { withdrawCopy } from './withdraw-copy.job.ts';

const companies = ({ data: { trainingProgramId: programId } }: { data: { trainingProgramId: string } }) => [
  settleCompanies.request(programId, { programId }),
];
const programs = ({ data: { partnershipId: parentId } }: { data: { partnershipId: string } }) => [
  settlePrograms.request(parentId, { parentId }),
];

/**
 * Whenever a program is published, is given to other groups or is removed, and whenever a company joins a parent or leaves it, it is
 * looked who is to have it; a version that is offered to a company is copied there (docs/product.md TRA-111).
 */
export const givenProgramPolicy = policy<TrainingProgramEvent | PartnershipEvent | GivenProgramEvent>({
  name: 'training.given-program',
  jobs: [settleCompanies, settlePrograms, copyProgram, withdrawCopy],
  on: {
    TrainingProgramPublished: companies,
    TrainingProgramRemoved: companies,
    TrainingProgramChanged: (event) => (event.data.to.groupIds === undefined ? [] : companies(event)),
    PartnershipAccepted: programs,
    PartnershipEnded: programs,
    GivenProgramOffered: ({ data: { givenProgramId, programVersion } }) => [
      copyProgram.request(givenProgramId, { givenProgramId, programVersion }),
    ],
    GivenProgramWithdrawn: ({ data: { givenProgramId } }) => [withdrawCopy.request(givenProgramId, { givenProgramId })],
  },
});
