import type { Commands } from 'command-service/commands';
import { takeLessons } from 'command-service/training/program/program.publish';
import { assignmentIdOf } from 'contracts/training/assignment/assignment.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { daysBefore } from '#deploy/seed/calendar';
import type { CompanyContent, Person } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { fieldsOf } from '#deploy/seed/hiring';
import { learnSome } from '#deploy/seed/learned';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';

const SCHEDULED_DAYS_AGO = 2;

type Planning = {
  commands: Pick<Commands, 'trainingSchedule' | 'trainingAssignment'>;
  store: EventStore;
  company: CompanyContent;
  now: Date;
};

/** Each program, scheduled for everybody who works there: what policies and due work would have made of it, too. */
export const planSchedules = ({ commands, store, company, now }: Planning) => {
  const { people, subdomain, training } = company;
  const [owner] = people;
  if (!owner || !training) return [];
  const at = daysBefore(now, SCHEDULED_DAYS_AGO);
  const startsAt = at.toISOString();
  const userIds = people.map(userIdOf);
  return training.programs.map(({ name }) => ({
    at,
    run: async () => {
      const trainingScheduleId = demoId('trainingSchedule', subdomain, name);
      const metadata = causeIn(company, owner, trainingScheduleId, at);
      const { idempotencyKey: _, ...cause } = metadata;
      const wanted = { users: userIds, teams: [], roles: [], startsAt, deadline: null, reminderDays: [3, 1] };
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
      await learnSome({ commands, store, company, name, at });
    },
  }));
};

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
  for (const { lessons, ...program } of training.programs) {
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
