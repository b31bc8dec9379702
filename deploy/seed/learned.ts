import { recordIn } from 'access/recruiting/record-in';
import { publishedLessons } from 'access/training/published';
import type { Commands } from 'command-service/commands';
import { assignmentIdOf } from 'contracts/training/assignment/assignment.entity';
import { trainingProgram } from 'contracts/training/program/program.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { daysBefore } from '#deploy/seed/calendar';
import type { CompanyContent, LearnedContent, Person } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';

const HOUR_MS = 3_600_000;

type Learning = {
  commands: Pick<Commands, 'trainingAssignment'>;
  store: EventStore;
  company: CompanyContent;
  /** Of the program. */
  name: string;
  /** When it was scheduled. */
  at: Date;
  now: Date;
};

export const personIn = ({ people, subdomain }: CompanyContent, email: string): Person => {
  const found = people.find((person) => person.email === email);
  if (!found) throw new Error(`Nobody in ${subdomain} has the address ${email}.`);
  return found;
};

/** Lets people of the demo learn a program lesson by lesson, an hour after it was scheduled, and somebody review what they wrote. */
export const learnSome = async (learning: Learning): Promise<void> => {
  const { company, name } = learning;
  for (const learned of company.training?.learned ?? []) if (learned.program === name) await learn(learning, learned);
};

/** Somebody of the company, and how a colleague reviews it. */
const learn = async (learning: Learning, learned: LearnedContent): Promise<void> => {
  const { company, name, now } = learning;
  const at = learned.daysAgo === undefined ? learning.at : daysBefore(now, learned.daysAgo);
  const userId = userIdOf(personIn(company, learned.email));
  const assignmentId = assignmentIdOf(demoId('trainingSchedule', company.subdomain, name), userId);
  const { answers, isBegun = false, review } = learned;
  await learnAs({ ...learning, at }, { userId, assignmentId, answers, isBegun, review });
};

type Learner = Pick<LearnedContent, 'answers' | 'review'> & { userId: string; assignmentId: string; isBegun: boolean };

/** Whoever they are, in an assignment of theirs. */
export const learnAs = async (learning: Learning, learner: Learner): Promise<void> => {
  const { commands, store, company, name, at } = learning;
  const { subdomain } = company;
  const { userId, assignmentId } = learner;
  const tenantId = tenantIdOf(company);
  const programId = demoId('trainingProgram', subdomain, name);
  const program = await recordIn(store, trainingProgram, { tenantId, id: programId });
  const { publishedLessons: lessons = [], publishedVersion: programVersion = 0 } = program ?? {};
  let step = 0;
  let said = 0;
  const metadataOf = (by: string, hours: number) => {
    step += 1;
    const now = new Date(at.getTime() + hours * HOUR_MS + step * 60_000);
    const key = demoId('learned', assignmentId, String(step));
    return {
      ...{ tenantId, actor: { type: 'user' as const, id: by }, ip: null, occurredAt: now.toISOString() },
      ...{ correlationId: key, causationId: key, idempotencyKey: key, now },
    };
  };
  const contentOf = publishedLessons(store);
  const { review } = learner;
  const written: { lessonId: string; questionId: string; hasPoints: boolean }[] = [];
  for (const { lessonId, lessonVersion } of lessons) {
    const steps = (await contentOf(tenantId, { lessonId, lessonVersion }))?.steps ?? [];
    const send = commands.trainingAssignment;
    const data = { lessonId, lessonVersion, programVersion, after: [] };
    await send(assignmentId, { type: 'StartTrainingLesson', data, metadata: metadataOf(userId, 1) });
    if (learner.isBegun) return;
    for (const question of steps.flatMap(({ questions }) => questions)) {
      const choiceIds = question.choices.filter(({ isRight }) => isRight).map(({ id }) => id);
      const isChosen = question.responseType === 'multiple-choice';
      const text = isChosen ? '' : (learner.answers[said] ?? '');
      said += isChosen ? 0 : 1;
      const given = { questionId: question.id, ...(isChosen ? { choiceIds } : { text }) };
      const answer = { lessonId, lessonVersion, question, given, isFile: false };
      await send(assignmentId, { type: 'AnswerTrainingQuestion', data: answer, metadata: metadataOf(userId, 1) });
      const hasPoints = Boolean(question.points);
      if (!isChosen && (review?.isWhole || hasPoints === (review?.points != null)))
        written.push({ lessonId, questionId: question.id, hasPoints });
    }
    const finish = { lessonId, lessonVersion, steps: [...steps] };
    await send(assignmentId, { type: 'FinishTrainingLesson', data: finish, metadata: metadataOf(userId, 1) });
  }
  if (!review) return;
  const reviewerId = userIdOf(personIn(company, review.by));
  for (const { lessonId, questionId, hasPoints } of written) {
    const { feedback } = review;
    const points = hasPoints ? review.points : null;
    const opinion = { points, feedback, ratingTypeId: null, ratingName: null, feedbackFileId: null, isFile: true };
    const data = { lessonId, questionId, answerVersion: 1, reviewerId, ...opinion };
    const metadata = metadataOf(reviewerId, 3);
    await commands.trainingAssignment(assignmentId, { type: 'ReviewTrainingAnswer', data, metadata });
  }
};
