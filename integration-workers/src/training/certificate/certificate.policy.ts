import type { TrainingAssignmentEvent } from 'contracts/training/assignment/assignment.entity';
import type { TrainingCertificateEvent } from 'contracts/training/certificate/certificate.entity';
import { policy } from '#integration-workers/engine/policy';
import { issueCertificate } from './issue-certificate.job.ts';
import { renewCertificate } from './renew-certificate.job.ts';
import { writeToHolder } from './write-to-holder.job.ts';

const issue = ({ trainingAssignmentId: assignmentId }: { trainingAssignmentId: string }) => [
  issueCertificate.request(assignmentId, { assignmentId }),
];

/** Whenever a training is completed and nothing of it waits for a review, whoever has passed gets a certificate. */
export const passingPolicy = policy<TrainingAssignmentEvent>({
  name: 'training.passing',
  jobs: [issueCertificate],
  on: {
    TrainingCompleted: ({ data }) => (data.unreviewed === 0 ? issue(data) : []),
    TrainingReviewed: ({ data }) => issue(data),
  },
});

type OfPerson = { trainingCertificateId: string; userId: string };
const write = (
  { trainingCertificateId: certificateId, userId }: OfPerson,
  news: 'issued' | 'expiring' | 'expired' | 'withdrawn',
) => writeToHolder.request(userId, { certificateId, userId, news });
const renew = ({ trainingCertificateId: certificateId }: OfPerson, isOver: boolean) =>
  renewCertificate.request(certificateId, { certificateId, isOver });

/** Whenever something becomes of a certificate, its person is told; before it expires they are scheduled again, where the program says so. */
export const certificatePolicy = policy<TrainingCertificateEvent>({
  name: 'training.certificate',
  jobs: [writeToHolder, renewCertificate],
  on: {
    TrainingCertificateCreated: ({ data }) => [write(data, 'issued')],
    TrainingCertificateExpiring: ({ data }) => [renew(data, false), write(data, 'expiring')],
    // Whoever did not learn it in time, or was not told before, may do so without an end.
    TrainingCertificateExpired: ({ data }) => [renew(data, true), write(data, 'expired')],
    TrainingCertificateWithdrawn: ({ data }) => [write(data, 'withdrawn')],
  },
});
