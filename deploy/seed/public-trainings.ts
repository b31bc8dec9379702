import { recordIn } from 'access/recruiting/record-in';
import { publishedPrograms } from 'access/training/published';
import type { Commands } from 'command-service/commands';
import { postgresOutsideJoins } from 'command-service/training/public-training/outside-joins';
import { assignedData } from 'command-service/training/schedule/assigned-data';
import { DEFAULT_REMINDER_DAYS } from 'contracts/training/assignment/assignment.choices';
import { assignmentIdOf } from 'contracts/training/assignment/assignment.entity';
import { trainingProgram } from 'contracts/training/program/program.entity';
import type pg from 'pg';
import type { EventStore } from 'platform/event-store/event-store';
import { daysBefore } from '#deploy/seed/calendar';
import type { CompanyContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { learnAs } from '#deploy/seed/learned';
import { personIdOf } from '#deploy/seed/marketplace';
import { marketplacePeople } from '#deploy/seed/marketplace-people';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';
import { programIdOf } from '#deploy/seed/training';

type Planning = {
  commands: Pick<Commands, 'publicTraining' | 'trainingAssignment'>;
  store: EventStore;
  pool: pg.Pool;
  company: CompanyContent;
  now: Date;
};

/** A training that everybody may join, and those of the demo's people without a company who have. */
export const planPublicTrainings = ({ commands, store, pool, company, now }: Planning) => {
  const { people, subdomain, training } = company;
  const [owner] = people;
  const open = training?.open;
  if (!owner || !open) return [];
  const tenantId = tenantIdOf(company);
  const publicTrainingId = demoId('publicTraining', subdomain, open.program);
  const programId = programIdOf(company, open.program);
  const causeOf = (userId: string, name: string, at: Date) => {
    const key = demoId('public training', subdomain, name);
    return {
      ...{ tenantId, actor: { type: 'user' as const, id: userId }, ip: null, occurredAt: at.toISOString(), now: at },
      ...{ correlationId: key, causationId: key, idempotencyKey: key },
    };
  };
  const openedAt = daysBefore(now, open.daysAgo);
  const publish = async () => {
    const { slug, isListed, embedOrigins } = open;
    const data = { publicTrainingId, programId, slug, isListed, embedOrigins: [...embedOrigins] };
    const by = (name: string) => causeOf(userIdOf(owner), name, openedAt);
    const send = commands.publicTraining;
    await send(publicTrainingId, { type: 'CreatePublicTraining', data, metadata: by('made') });
    await send(publicTrainingId, { type: 'OpenPublicTraining', data: {}, metadata: by('opened') });
  };
  const joined = open.joined.map(({ source, daysAgo, answers, isBegun }, index) => {
    const at = daysBefore(now, daysAgo);
    const person = marketplacePeople[index];
    const run = async () => {
      if (!person) return;
      const userId = personIdOf(person);
      const id = assignmentIdOf(publicTrainingId, userId);
      const program = await recordIn(store, trainingProgram, { tenantId, id: programId });
      const programVersion = program?.publishedVersion ?? 0;
      const content = await publishedPrograms(store)(tenantId, { programId, programVersion });
      if (!content) return;
      const startsAt = at.toISOString();
      const of = { scheduleId: publicTrainingId, programId, programVersion, programName: content.name, startsAt };
      const terms = { deadline: null, reminderDays: DEFAULT_REMINDER_DAYS, timeZone: company.profile.timeZone };
      const assigned = assignedData({ ...of, ...terms }, content, at);
      const data = { trainingAssignmentId: id, userId, source, publicTrainingId, ...assigned };
      const { idempotencyKey: _, ...opening } = causeOf(userId, `opened ${index}`, at);
      const send = commands.trainingAssignment;
      await send(id, { type: 'CreateTrainingAssignment', data, metadata: causeOf(userId, `joined ${index}`, at) });
      await send(id, { type: 'OpenTraining', data: { dueAt: startsAt }, metadata: opening });
      await postgresOutsideJoins(pool).put({ tenantId, scheduleId: publicTrainingId, userId, now: at });
      if (answers === undefined && !isBegun) return;
      const learning = { commands, store, company, name: open.program, at, now };
      await learnAs(learning, { userId, assignmentId: id, answers: answers ?? [], isBegun: isBegun ?? false });
    };
    return { at, run };
  });
  return [{ at: openedAt, run: publish }, ...joined];
};
