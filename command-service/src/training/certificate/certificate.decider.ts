import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { trainingCertificate } from 'contracts/training/certificate/certificate.entity';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';

type Decisions = DecisionsOf<typeof trainingCertificate>;

/** It stays withdrawn. What nobody can read any more proves nothing already. */
const withdraw: Decisions['WithdrawTrainingCertificate'] = (command, record) => {
  const { id: trainingCertificateId, userId, userName, status } = record;
  if (status === 'withdrawn') return [];
  if (userName === null) throw new Rejection('erased', 409);
  const { reason } = command.data;
  return [caused(command, 'TrainingCertificateWithdrawn', { trainingCertificateId, userId, reason })];
};

/** Once, and not of what was withdrawn or has expired meanwhile. */
const announce: Decisions['AnnounceCertificateExpiry'] = (command, record) => {
  const { id: trainingCertificateId, userId, status, noticeAt, expiresAt } = record;
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= command.metadata.now.getTime();
  if (status !== 'valid' || noticeAt !== command.data.dueAt || isOver) return [];
  return [caused(command, 'TrainingCertificateExpiring', { trainingCertificateId, userId })];
};

/** What was withdrawn does not expire. */
const expire: Decisions['ExpireTrainingCertificate'] = (command, record) => {
  const { id: trainingCertificateId, userId, status, expiresAt } = record;
  if (status !== 'valid' || expiresAt !== command.data.dueAt) return [];
  return [caused(command, 'TrainingCertificateExpired', { trainingCertificateId, userId })];
};

export const certificateDecider = entityDecider(trainingCertificate, {
  decide: {
    WithdrawTrainingCertificate: withdraw,
    AnnounceCertificateExpiry: announce,
    ExpireTrainingCertificate: expire,
  },
});
