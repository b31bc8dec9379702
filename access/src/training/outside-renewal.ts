import {
  assignmentIdOf,
  type TrainingAssignmentRecord,
  trainingAssignment,
} from 'contracts/training/assignment/assignment.entity';
import { myTrainingOf } from 'contracts/training/assignment/assignment.mine';
import { certificateIdOf, trainingCertificate } from 'contracts/training/certificate/certificate.entity';
import { publicTraining, trainingAgainIdOf } from 'contracts/training/public-training/public-training.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { recordIn } from '#access/recruiting/record-in';

/** Whether somebody from outside may begin a training of theirs again, and the one that they have begun since (docs/product.md TRA-71). */
export type OutsideRenewal = { isDue: boolean; again: TrainingAssignmentRecord | null };

const NOTHING: OutsideRenewal = { isDue: false, again: null };

export const outsideRenewals = (store: EventStore) => {
  /** From the day on which its person is told that it will expire. */
  const expires = async (tenantId: string, { id }: TrainingAssignmentRecord, now: Date): Promise<boolean> => {
    const certificate = await recordIn(store, trainingCertificate, { tenantId, id: certificateIdOf(id) });
    if (!certificate || certificate.status === 'withdrawn') return false;
    return certificate.noticeAt !== null && Date.parse(certificate.noticeAt) <= now.getTime();
  };

  /** A training that was begun again and missed leaves its person without a certificate. */
  const isMissed = (training: TrainingAssignmentRecord, now: Date): boolean =>
    training.scheduleId !== training.publicTrainingId && myTrainingOf(training, now).status === 'expired';

  return {
    of: async (tenantId: string, training: TrainingAssignmentRecord, now: Date): Promise<OutsideRenewal> => {
      const { userId, publicTrainingId, erasedAt } = training;
      if (publicTrainingId === null || erasedAt !== null) return NOTHING;
      const id = assignmentIdOf(trainingAgainIdOf(training.id), userId);
      const again = await recordIn(store, trainingAssignment, { tenantId, id });
      if (again) return { isDue: false, again };
      return { isDue: isMissed(training, now) || (await expires(tenantId, training, now)), again: null };
    },
    /** Whether its link still takes people. */
    isOpen: async (tenantId: string, { publicTrainingId }: TrainingAssignmentRecord): Promise<boolean> => {
      const link =
        publicTrainingId === null ? null : await recordIn(store, publicTraining, { tenantId, id: publicTrainingId });
      return link?.status === 'open';
    },
  };
};
