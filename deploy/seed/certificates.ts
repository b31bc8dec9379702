import { recordIn } from 'access/recruiting/record-in';
import type { Commands } from 'command-service/commands';
import { assignmentIdOf, trainingAssignment } from 'contracts/training/assignment/assignment.entity';
import { isPassed } from 'contracts/training/certificate/certificate.choices';
import { certificateIdOf, trainingCertificate } from 'contracts/training/certificate/certificate.entity';
import { certificateTimes } from 'contracts/training/certificate/certificate.times';
import type { EventStore } from 'platform/event-store/event-store';
import type { CompanyContent, Person, TrainingContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';

type Certifying = {
  commands: Pick<Commands, 'trainingCertificate'>;
  store: EventStore;
  company: CompanyContent;
  program: TrainingContent['programs'][number];
  person: Person;
};

/** Gives somebody of the demo who has passed a program its certificate, as the policy would have done, once. */
export const certify = async ({ commands, store, company, program, person }: Certifying): Promise<void> => {
  const [tenantId, userId] = [tenantIdOf(company), userIdOf(person)];
  const assignmentId = assignmentIdOf(demoId('trainingSchedule', company.subdomain, program.name), userId);
  const learned = await recordIn(store, trainingAssignment, { tenantId, id: assignmentId });
  if (!learned || learned.completedAt === null || !isPassed(learned, program.passPercent)) return;
  const id = certificateIdOf(assignmentId);
  if (await recordIn(store, trainingCertificate, { tenantId, id })) return;
  const { programId, programVersion, programName, earned, possible, completedAt, updatedAt } = learned;
  const now = new Date(updatedAt);
  await commands.trainingCertificate(id, {
    type: 'CreateTrainingCertificate',
    data: {
      ...{ trainingCertificateId: id, assignmentId, userId, userName: person.name, companyName: company.name },
      ...{ programId, programVersion, programName, earned, possible },
      ...certificateTimes(new Date(completedAt), program.certificateMonths, company.profile.timeZone),
    },
    metadata: {
      ...{ tenantId, actor: { type: 'system', id: 'training.certificate.issue' }, ip: null },
      ...{ occurredAt: updatedAt, correlationId: id, causationId: id, now },
    },
  });
};
