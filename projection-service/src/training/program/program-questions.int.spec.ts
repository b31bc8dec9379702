import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { questionDefaults } from 'contracts/recruiting/question/question.fields';
import { LessonStep } from 'contracts/training/lesson/lesson.fields';
import { programDefaults } from 'contracts/training/program/program.fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

const id = (name: string) => derivedId('program questions int spec', name);
const startsAt = '2026-03-01T09:00:00.000Z';
let service: Harness;
let last: string;

const asks = (text: string, points: number | null) => ({
  ...{ ...questionDefaults, id: id(text), text, responseType: 'text', points },
});
const steps = [
  LessonStep.parse({
    id: id('step'),
    name: 'Knots',
    questions: [asks('Easy?', 2), asks('Hard?', 4), asks('Free?', null)],
  }),
];
const { labelIds, ...said } = programDefaults;
const lesson = (lessonVersion: number) => ({ lessonId: id('lesson'), lessonVersion, name: 'Knots', points: 6 });

type Move = [type: string, data?: object];
const assigned = async (who: string, ...moves: Move[]) => {
  const ids = { trainingAssignmentId: id(`assignment of ${who}`), userId: id(who) };
  const data = {
    ...{ ...ids, scheduleId: id('schedule'), programId: id('program'), programVersion: 1, programName: 'Ropes' },
    ...{ lessonCount: 1, possible: 6, startsAt, expiresAt: null, reminders: [] },
  };
  const begun: Move = ['TrainingLessonStarted', { lessonId: id('lesson'), lessonVersion: 1 }];
  const told = [begun, ...moves].map(([type, more]) => ({ type, data: { ...ids, ...more } }));
  last = await service.append('trainingAssignment', ids.trainingAssignmentId, [
    ...[{ type: 'TrainingAssignmentCreated', data }, ...told],
  ]);
};
const of = (text: string) => ({ lessonId: id('lesson'), questionId: id(text), answerVersion: 1 });
const answers = (text: string, points: number | null, possible: number | null): Move => [
  'TrainingQuestionAnswered',
  { ...of(text), points, possible, answer: { text: 'So it is' } },
];
const review = (text: string, who: string, points: number): Move => [
  'TrainingAnswerReviewed',
  {
    ...of(text),
    reviewerId: id(who),
    ratingTypeId: null,
    ratingName: null,
    points,
    feedback: '',
    feedbackFileId: null,
  },
];
const reopens = (text: string, who: string): Move => [
  'TrainingReviewReopened',
  { ...of(text), reviewerId: id(who), reason: '' },
];
const moves = (...questions: string[]): Move => [
  'TrainingMoved',
  {
    ...{ formerVersion: 1, programVersion: 2, programName: 'Ropes', lessonCount: 1, possible: 6, isTold: false },
    dropped: [{ lessonId: id('lesson'), lessonVersion: 2, questionIds: questions.map(id), stepIds: [] }],
  },
];

beforeAll(async () => {
  service = await openHarness();
  const ids = { trainingLessonId: id('lesson') };
  const published = (lessonVersion: number) => ({
    type: 'TrainingLessonPublished',
    data: { ...ids, lessonVersion, note: '', name: 'Knots', steps },
  });
  await service.append('trainingLesson', id('lesson'), [
    { type: 'TrainingLessonCreated', data: { ...ids, name: 'Knots', steps } },
    ...[published(1), published(2)],
  ]);
  const program = { trainingProgramId: id('program') };
  const versions = [1, 2].map((version) => ({
    type: 'TrainingProgramPublished',
    data: {
      ...program,
      programVersion: version,
      note: '',
      content: { name: 'Ropes', ...said, lessons: [lesson(version)] },
    },
  }));
  const created = { ...program, name: 'Ropes', ...said, labelIds, lessonIds: [id('lesson')] };
  await service.append('trainingProgram', id('program'), [
    { type: 'TrainingProgramCreated', data: created },
    ...versions,
  ]);
  await assigned(
    'Ana',
    answers('Easy?', 2, 2),
    answers('Hard?', null, 4),
    review('Hard?', 'Rae', 1),
    answers('Free?', null, null),
  );
  await assigned(
    'Ben',
    answers('Easy?', 0, 2),
    answers('Easy?', 2, 2),
    answers('Hard?', null, 4),
    review('Hard?', 'Rae', 4),
    review('Hard?', 'Sol', 2),
  );
  await assigned(
    'Cleo',
    answers('Easy?', 1, 2),
    answers('Hard?', null, 4),
    review('Hard?', 'Rae', 4),
    reopens('Hard?', 'Rae'),
  );
  await assigned('Dora', answers('Easy?', 2, 2), answers('Hard?', null, 4), review('Hard?', 'Rae', 4), moves('Easy?'));
});
afterAll(() => service.close());

const ask = (query = '') =>
  service.get(`/api/tenant/training-programs/${id('program')}/questions${query}`, { minPosition: last });

describe('questions of a program', () => {
  it('given answers, reviews and one that was reopened, when it is asked which are hard, then the hardest comes first (TRA-91)', async () => {
    const { body } = await ask('?version=1');
    expect(body).toMatchObject({
      version: 1,
      questions: [
        { text: 'Hard?', lessonName: 'Knots', answered: 3, judged: 2, pointsPercent: 50, rightPercent: 0 },
        { text: 'Easy?', answered: 3, judged: 3, pointsPercent: 83, rightPercent: 67 },
        { text: 'Free?', answered: 1, judged: 0, pointsPercent: null, rightPercent: null },
      ],
    });
  });

  it('given somebody who was moved, when it is asked of the newest version, then what they keep counts there and nowhere else (TRA-91)', async () => {
    expect((await ask()).body).toMatchObject({
      version: 2,
      questions: [
        { text: 'Hard?', answered: 1, judged: 1, pointsPercent: 100, rightPercent: 100 },
        { text: 'Easy?', answered: 0, pointsPercent: null },
        { text: 'Free?', answered: 0 },
      ],
    });
    expect((await ask('?version=3')).status).toBe(404);
    expect((await service.get(`/api/tenant/training-programs/${exampleTenantId}/questions`)).status).toBe(404);
  });
});
