import {
  assignmentIdOf,
  type TrainingAssignmentRecord,
  trainingAssignment,
} from 'contracts/training/assignment/assignment.entity';
import { myTrainingOf } from 'contracts/training/assignment/assignment.mine';
import { isPassed } from 'contracts/training/certificate/certificate.choices';
import { certificateIdOf, trainingCertificate } from 'contracts/training/certificate/certificate.entity';
import { publicTraining, trainingAgainIdOf } from 'contracts/training/public-training/public-training.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { recordIn } from '#access/recruiting/record-in';
import { publishedPrograms } from './published.ts';

/** Whether somebody from outside may begin a training of theirs again, and the one that they have begun since (docs/product.md TRA-71). */
export type OutsideRenewal = { isDue: boolean; again: TrainingAssignmentRecord | null };

const NOTHING: OutsideRenewal = { isDue: false, again: null };

export const outsideRenewals = (store: EventStore) => {
  const programs = publishedPrograms(store);

  /** From the day on which its person is told that it will expire. */
  const expires = async (tenantId: string, { id }: TrainingAssignmentRecord, now: Date): Promise<boolean> => {
    const certificate = await recordIn(store, trainingCertificate, { tenantId, id: certificateIdOf(id) });
    if (!certificate || certificate.status === 'withdrawn') return false;
    return certificate.noticeAt !== null && Date.parse(certificate.noticeAt) <= now.getTime();
  };

  /** A training that was begun again, and missed or not passed, leaves its person without a certificate. */
  const isMissed = async (tenantId: string, training: TrainingAssignmentRecord, now: Date): Promise<boolean> => {
    const { scheduleId, publicTrainingId, unreviewed } = training;
    if (scheduleId === publicTrainingId) return false;
    const { status } = myTrainingOf(training, now);
    if (status !== 'completed' || unreviewed > 0) return status === 'expired';
    const program = await programs(tenantId, training);
    return program !== undefined && !isPassed(training, program.passPercent);
  };

  return {
    of: async (tenantId: string, training: TrainingAssignmentRecord, now: Date): Promise<OutsideRenewal> => {
      const { userId, publicTrainingId, erasedAt } = training;
      if (publicTrainingId === null || erasedAt !== null) return NOTHING;
      const id = assignmentIdOf(trainingAgainIdOf(training.id), userId);
      const again = await recordIn(store, trainingAssignment, { tenantId, id });
      if (again) return { isDue: false, again };
      const isDue = (await expires(tenantId, training, now)) || (await isMissed(tenantId, training, now));
      return { isDue, again: null };
    },
    /** Whether its link still takes people. */
    isOpen: async (tenantId: string, { publicTrainingId }: TrainingAssignmentRecord): Promise<boolean> => {
      const link =
        publicTrainingId === null ? null : await recordIn(store, publicTraining, { tenantId, id: publicTrainingId });
      return link?.status === 'open';
    },
  };
};
