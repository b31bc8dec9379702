import type { TrainingCertificateEvent } from 'contracts/training/certificate/certificate.entity';
import { due } from '#integration-workers/engine/due';

type OfPerson = { trainingCertificateId: string; userId: string };
const at = ({ trainingCertificateId: subject, userId: personId }: OfPerson, moment: string | null) =>
  moment === null ? [] : [{ subject, at: moment, personId }];
const none = ({ trainingCertificateId: subject }: { trainingCertificateId: string }) => [{ subject, at: null }];
const aggregate = 'trainingCertificate';

/** Some days before a certificate expires, its person is told (docs/product.md TRA-53). */
export const certificateNotice = due<TrainingCertificateEvent>({
  name: 'training.certificate.notice',
  on: {
    TrainingCertificateCreated: ({ data }) => at(data, data.noticeAt),
    TrainingCertificateWithdrawn: ({ data }) => none(data),
  },
  command: ({ subject, at: dueAt }) => ({ aggregate, id: subject, type: 'AnnounceCertificateExpiry', data: { dueAt } }),
});

/** When its last day is over, a certificate has expired (docs/product.md TRA-53). */
export const certificateExpiry = due<TrainingCertificateEvent>({
  name: 'training.certificate.expiry',
  on: {
    TrainingCertificateCreated: ({ data }) => at(data, data.expiresAt),
    TrainingCertificateWithdrawn: ({ data }) => none(data),
  },
  command: ({ subject, at: dueAt }) => ({ aggregate, id: subject, type: 'ExpireTrainingCertificate', data: { dueAt } }),
});
