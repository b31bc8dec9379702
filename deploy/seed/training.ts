import type { Commands } from 'command-service/commands';
import { takeLessons } from 'command-service/training/program/program.publish';
import { assignmentIdOf } from 'contracts/training/assignment/assignment.entity';
import { assignmentEnd } from 'contracts/training/assignment/assignment.times';
import type { EventStore } from 'platform/event-store/event-store';
import { daysBefore } from '#deploy/seed/calendar';
import { certify } from '#deploy/seed/certificates';
import type { CompanyContent, Person, TrainingContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { fieldsOf } from '#deploy/seed/hiring';
import { learnSome, personIn } from '#deploy/seed/learned';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';
import { labelledAs, userLabelIdOf } from '#deploy/seed/user-labels';

const SCHEDULED_DAYS_AGO = 2;

type Planning = {
  commands: Pick<Commands, 'trainingSchedule' | 'trainingAssignment' | 'trainingCertificate'>;
  store: EventStore;
  company: CompanyContent;
  now: Date;
};

type Missing = Planning & { startsAt: string; scheduleId: string; program: Program; userIds: readonly string[] };

/** The deadline comes, and some get more time: what due work and the owner would have made of it. */
const missSome = async ({ commands, company, now, startsAt, scheduleId, program, userIds }: Missing): Promise<void> => {
  const [owner] = company.people;
  const { deadlineDays, scheduled } = program;
  const dueAt = assignmentEnd(
    { startsAt, deadline: null, timeZone: company.profile.timeZone },
    { deadlineDays, deadlineHours: 0 },
  );
  if (!owner || !scheduled || dueAt === null) return;
  for (const userId of userIds) {
    const { idempotencyKey: _, ...metadata } = causeIn(company, owner, scheduleId, new Date(dueAt));
    const expire = { type: 'ExpireTraining' as const, data: { dueAt }, metadata };
    await commands.trainingAssignment(assignmentIdOf(scheduleId, userId), expire);
  }
  for (const { email, daysAgo, untilDaysAgo, reason } of scheduled.extended) {
    const person = personIn(company, email);
    const id = assignmentIdOf(scheduleId, userIdOf(person));
    const metadata = causeIn(company, owner, demoId('extended', company.subdomain, id), daysBefore(now, daysAgo));
    const data = { deadline: daysBefore(now, untilDaysAgo).toISOString(), reason };
    await commands.trainingAssignment(id, { type: 'ExtendTraining', data, metadata });
  }
};

/** Each program, scheduled for those who work there: what policies and due work would have made of it, too. */
export const planSchedules = ({ commands, store, company, now }: Planning) => {
  const { people, subdomain, training } = company;
  const [owner] = people;
  if (!owner || !training) return [];
  return training.programs.map((program) => {
    const { name, scheduled } = program;
    const at = daysBefore(now, scheduled?.daysAgo ?? SCHEDULED_DAYS_AGO);
    const startsAt = at.toISOString();
    const { follows: roles = [], forLabel } = program;
    const named = people.filter(({ email }) => scheduled?.people.includes(email) ?? true).map(userIdOf);
    const userIds = forLabel === undefined ? named : labelledAs(company, forLabel);
    const run = async () => {
      const trainingScheduleId = demoId('trainingSchedule', subdomain, name);
      const metadata = causeIn(company, owner, trainingScheduleId, at);
      const { idempotencyKey: _, ...cause } = metadata;
      const audience =
        forLabel === undefined
          ? { users: userIds, roles: [...roles], followsMembership: roles.length > 0 }
          : { labels: [userLabelIdOf(company, forLabel)], followsMembership: true };
      const wanted = { ...audience, startsAt, deadline: null, reminderDays: [3, 1] };
      const data = { trainingScheduleId, programId: programIdOf(company, name), ...wanted };
      await commands.trainingSchedule(trainingScheduleId, { type: 'CreateTrainingSchedule', data, metadata });
      const assigned = { userIds, after: null, next: null };
      await commands.trainingSchedule(trainingScheduleId, {
        type: 'AssignTrainingPeople',
        data: assigned,
        metadata: cause,
      });
      for (const userId of userIds) {
        const open = { type: 'OpenTraining' as const, data: { dueAt: startsAt }, metadata: cause };
        await commands.trainingAssignment(assignmentIdOf(trainingScheduleId, userId), open);
      }
      const missing = { commands, store, company, now, startsAt, scheduleId: trainingScheduleId, program, userIds };
      await missSome(missing);
      await learnSome({ commands, store, company, name, at, now });
      for (const { email } of company.training?.learned ?? [])
        await certify({ commands, store, company, program, person: personIn(company, email) });
    };
    return { at, run };
  });
};

/** Second versions of programs: what was scheduled before runs on with the first. */
export const planNewVersions = ({
  commands,
  store,
  company,
  now,
}: Making & Pick<Planning, 'company' | 'now'>): { at: Date; run: () => Promise<void> }[] => {
  const [owner] = company.people;
  return (company.training?.programs ?? []).flatMap(({ name, lessons, renewed }) => {
    if (!owner || !renewed) return [];
    const { daysAgo, description, note } = renewed;
    const at = daysBefore(now, daysAgo);
    const id = programIdOf(company, name);
    const causeNamed = (act: string) => causeIn(company, owner, demoId(act, company.subdomain, name), at);
    const run = async () => {
      const data = { description };
      await commands.trainingProgram(id, { type: 'ChangeTrainingProgram', data, metadata: causeNamed('renewed') });
      const metadata = causeNamed('published again');
      const taking = { metadata, note, areDraftsTaken: false, mayPublish: true };
      const taken = await takeLessons(
        { store, commands },
        lessons.map((one) => lessonIdOf(company, one)),
        taking,
      );
      await commands.trainingProgram(id, { type: 'PublishTrainingProgram', data: { note, lessons: taken }, metadata });
    };
    return [{ at, run }];
  });
};

type Program = TrainingContent['programs'][number];
type Making = { commands: Pick<Commands, 'trainingLesson' | 'trainingProgram'>; store: EventStore };

export const lessonIdOf = ({ subdomain }: CompanyContent, name: string): string =>
  demoId('trainingLesson', subdomain, name);
export const programIdOf = ({ subdomain }: CompanyContent, name: string): string =>
  demoId('trainingProgram', subdomain, name);

const causeIn = (company: CompanyContent, by: Person, key: string, now: Date) => ({
  tenantId: tenantIdOf(company),
  actor: { type: 'user' as const, id: userIdOf(by) },
  ip: null,
  occurredAt: now.toISOString(),
  correlationId: key,
  causationId: key,
  idempotencyKey: key,
  now,
});

const noVideo = { attachments: [], videoFileId: null, videoUrl: null, videoSeconds: null, requiredPercent: null };

/** Lessons and programs of a company, each made and published once by its owner. */
export const makeTraining = async ({ commands, store }: Making, company: CompanyContent, now: Date): Promise<void> => {
  const { people, subdomain, training } = company;
  const [owner] = people;
  if (!owner || !training) return;
  const cause = (key: string) => causeIn(company, owner, key, now);
  for (const { name, steps } of training.lessons) {
    const trainingLessonId = lessonIdOf(company, name);
    const written = steps.map(({ questions, ...step }) => ({
      ...step,
      ...noVideo,
      id: demoId('lessonStep', subdomain, step.name),
      questions: questions.map((question) => ({
        id: demoId('lessonQuestion', subdomain, question.text),
        ...fieldsOf(company, question),
      })),
    }));
    const data = { trainingLessonId, name, steps: written };
    await commands.trainingLesson(trainingLessonId, {
      type: 'CreateTrainingLesson',
      data,
      metadata: cause(trainingLessonId),
    });
  }
  for (const { lessons, scheduled: _, follows: __, renewed: ___, forLabel: ____, ...program } of training.programs) {
    const trainingProgramId = programIdOf(company, program.name);
    const lessonIds = lessons.map((name) => lessonIdOf(company, name));
    const data = { trainingProgramId, ...program, lessonIds };
    await commands.trainingProgram(trainingProgramId, {
      type: 'CreateTrainingProgram',
      data,
      metadata: cause(trainingProgramId),
    });
    const metadata = cause(demoId('published', subdomain, program.name));
    const note = 'First version';
    const taking = { metadata, note, areDraftsTaken: true, mayPublish: true };
    const taken = await takeLessons({ store, commands }, lessonIds, taking);
    await commands.trainingProgram(trainingProgramId, {
      type: 'PublishTrainingProgram',
      data: { note, lessons: taken },
      metadata,
    });
  }
};
