import { derivedId } from 'contracts/kernel/id';
import { questionDefaults } from 'contracts/recruiting/question/question.fields';
import { LessonStep } from 'contracts/training/lesson/lesson.fields';
import { programDefaults } from 'contracts/training/program/program.fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

const id = (name: string) => derivedId('schedule move int spec', name);
const startsAt = '2026-03-01T09:00:00.000Z';
const points = (question: string, value: number) => ({
  ...{ ...questionDefaults, id: id(question), text: question, responseType: 'text', points: value },
});
const steps = (name: string, ...questions: object[]) => [LessonStep.parse({ id: id(name), name, questions })];

let service: Harness;
let last: string;

const publishLesson = async (name: string, versions: ReturnType<typeof steps>[]) => {
  const told = versions.map((said, at) => ({
    type: 'TrainingLessonPublished',
    data: { trainingLessonId: id(name), lessonVersion: at + 1, note: '', name, steps: said },
  }));
  const created = { trainingLessonId: id(name), name, steps: versions[0] };
  last = await service.append('trainingLesson', id(name), [{ type: 'TrainingLessonCreated', data: created }, ...told]);
};
type Taken = [name: string, lessonVersion: number, points: number];
const publishProgram = async (...versions: Taken[][]) => {
  const { labelIds, ...said } = programDefaults;
  const lessonIds = [id('knots')];
  const created = { trainingProgramId: id('program'), name: 'Ropes', ...said, labelIds, lessonIds };
  const told = versions.map((taken, at) => {
    const lessons = taken.map(([name, lessonVersion, value]) => ({
      ...{ lessonId: id(name), lessonVersion, name, points: value },
    }));
    const content = { name: 'Ropes', ...said, lessons };
    return {
      type: 'TrainingProgramPublished',
      data: { trainingProgramId: id('program'), programVersion: at + 1, note: '', content },
    };
  });
  const begin = { type: 'TrainingProgramCreated', data: created };
  last = await service.append('trainingProgram', id('program'), [begin, ...told]);
};

type Move = [type: string, data?: object];
const assigned = async (who: string, ...moves: Move[]) => {
  const ids = { trainingAssignmentId: id(`assignment of ${who}`), userId: id(who) };
  await storyOf(service).user(id(who), who);
  const data = {
    ...{ ...ids, scheduleId: id('schedule'), programId: id('program'), programVersion: 1, programName: 'Ropes' },
    ...{ lessonCount: 3, possible: 10, startsAt, expiresAt: null, reminders: [] },
  };
  const told = moves.map(([type, more]) => ({ type, data: { ...ids, ...more } }));
  last = await service.append('trainingAssignment', ids.trainingAssignmentId, [
    ...[{ type: 'TrainingAssignmentCreated', data }, ...told],
  ]);
};
const starts = (name: string): Move => ['TrainingLessonStarted', { lessonId: id(name), lessonVersion: 1 }];
const finishes = (name: string): Move => ['TrainingLessonFinished', { lessonId: id(name) }];
const answers = (name: string, question: string, possible: number): Move => [
  'TrainingQuestionAnswered',
  {
    ...{ lessonId: id(name), questionId: id(question), answerVersion: 1, points: possible, possible },
    answer: { text: 'So it is' },
  },
];

beforeAll(async () => {
  service = await openHarness();
  await publishLesson('knots', [steps('knots', points('Bowline?', 4)), steps('knots', points('Bowline?', 40))]);
  await publishLesson('sails', [steps('sails', points('Tack?', 5)), steps('sails', points('Tack or jibe?', 5))]);
  await publishLesson('hulls', [steps('hulls', points('Hull?', 1))]);
  await publishLesson('winds', [steps('winds', points('North?', 3))]);
  const first: Taken[] = [
    ['knots', 1, 4],
    ['sails', 1, 5],
    ['hulls', 1, 1],
  ];
  const second: Taken[] = [
    ['winds', 1, 3],
    ['knots', 2, 40],
    ['sails', 2, 5],
  ];
  await publishProgram(first, second);
  const schedule = {
    ...{ trainingScheduleId: id('schedule'), programId: id('program'), programVersion: 1, programName: 'Ropes' },
    ...{ users: [id('Ana')], teams: [], roles: [], startsAt, deadline: null, reminderDays: [] },
    ...{ followsMembership: false, repeatMonths: null, repeatsFrom: null, repeatsAt: null, repeatOf: null },
  };
  await service.append('trainingSchedule', id('schedule'), [{ type: 'TrainingScheduleCreated', data: schedule }]);
  await assigned('Ana', starts('knots'), answers('knots', 'Bowline?', 4), finishes('knots'));
  await assigned('Ben', starts('sails'), answers('sails', 'Tack?', 5), starts('hulls'), answers('hulls', 'Hull?', 1));
  await assigned('Cleo');
  await assigned('Dora', ['TrainingCompleted', { earned: 10, possible: 10, unreviewed: 0 }]);
  await assigned('Eli', ['TrainingExpired', { finishedLessons: 0 }]);
  await assigned('Finn', ['TrainingCancelled']);
  await assigned('Gus', starts('winds'));
});
afterAll(() => service.close());

describe('a schedule before it is moved', () => {
  const ask = () => service.get(`/api/tenant/training-schedules/${id('schedule')}/move`, { minPosition: last });

  it('given people at every point, when it is asked what changes, then for whom, and of which lessons (TRA-61)', async () => {
    const { status, body } = await ask();
    expect([status, body]).toMatchObject([
      200,
      {
        ...{ programVersion: 1, newestVersion: 2, notBegun: 1, begun: 3, over: 2 },
        ...{ answersDropped: 1, pointsChanged: 3, completed: 0 },
        lessons: [
          { name: 'winds', from: null, to: 1 },
          { name: 'knots', from: 1, to: 2 },
          { name: 'sails', from: 1, to: 2 },
          { name: 'hulls', from: 1, to: null },
        ],
        people: [
          {
            ...{ name: 'Ana', droppedAnswers: 0 },
            before: { earned: 4, possible: 10, finishedLessons: 1, lessonCount: 3 },
            after: { earned: 4, possible: 12, finishedLessons: 1, lessonCount: 3 },
          },
          {
            ...{ name: 'Ben', droppedAnswers: 2 },
            before: { earned: 6, possible: 10, finishedLessons: 0, lessonCount: 3 },
            after: { earned: 0, possible: 48, finishedLessons: 0, lessonCount: 3 },
          },
          { name: 'Gus', droppedAnswers: 0, after: { possible: 48 } },
        ],
      },
    ]);
  });

  it('given a schedule of nobody here, when it is asked, then there is none', async () => {
    expect((await service.get(`/api/tenant/training-schedules/${id('none')}/move`)).status).toBe(404);
  });
});
