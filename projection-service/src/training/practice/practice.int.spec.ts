import { derivedId } from 'contracts/kernel/id';
import { questionDefaults } from 'contracts/recruiting/question/question.fields';
import { LessonStep } from 'contracts/training/lesson/lesson.fields';
import { programDefaults } from 'contracts/training/program/program.fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

const id = (name: string) => derivedId('practice int spec', name);
let service: Harness;
let last: string;

const choices = [
  { id: id('right'), text: 'Right', isRight: true },
  { id: id('wrong'), text: 'Wrong', isRight: false },
];
const asks = (name: string, showsRightAnswer: boolean) => ({
  ...{ ...questionDefaults, id: id(name), text: name, responseType: 'multiple-choice', choices, showsRightAnswer },
});
const steps = [
  LessonStep.parse({ id: id('step'), name: 'Knots', questions: [asks('Told?', true), asks('Not?', false)] }),
];
const { labelIds, ...said } = programDefaults;

const program = async (name: string, isPublished: boolean) => {
  const ids = { trainingProgramId: id(name) };
  const lessons = [{ lessonId: id('lesson'), lessonVersion: 1, name: 'Knots', points: 0 }];
  const published = { ...ids, programVersion: 1, note: '', content: { name, ...said, lessons } };
  last = await service.append('trainingProgram', id(name), [
    { type: 'TrainingProgramCreated', data: { ...ids, name, ...said, labelIds, lessonIds: [id('lesson')] } },
    ...(isPublished ? [{ type: 'TrainingProgramPublished', data: published }] : []),
    { type: 'TrainingProgramChanged', data: { ...ids, from: { name }, to: { name: `${name} again` } } },
  ]);
};
const practice = (path = '') => service.get(`/api/employee/practice-programs${path}`, { minPosition: last });

beforeAll(async () => {
  service = await openHarness();
  const ids = { trainingLessonId: id('lesson') };
  await service.append('trainingLesson', id('lesson'), [
    { type: 'TrainingLessonCreated', data: { ...ids, name: 'Knots', steps } },
    { type: 'TrainingLessonPublished', data: { ...ids, lessonVersion: 1, note: '', name: 'Knots', steps } },
  ]);
  await program('Ropes', true);
  await program('Draft', false);
});
afterAll(() => service.close());

describe('programs that are practiced', () => {
  it('given a published program and a draft, when they are listed, then the published one is, as it was published (TRA-89)', async () => {
    expect((await practice()).body).toEqual([{ id: id('Ropes'), name: 'Ropes', lessonCount: 1 }]);
    expect((await practice(`/${id('Ropes')}`)).body).toMatchObject({ name: 'Ropes', lessons: [{ name: 'Knots' }] });
    expect((await practice(`/${id('Draft')}`)).status).toBe(404);
  });

  it('given a lesson, when it is practiced, then what is right is there where the author has it told, and nowhere else (TRA-89)', async () => {
    const { body } = await practice(`/${id('Ropes')}/lessons/${id('lesson')}`);
    const rights = body.steps[0].questions.map((one: { choices: typeof choices }) =>
      one.choices.map(({ isRight }) => isRight),
    );
    expect(rights).toEqual([
      [true, false],
      [false, false],
    ]);
    expect(body).toMatchObject({ programName: 'Ropes', nextLessonId: null });
    expect((await practice(`/${id('Ropes')}/lessons/${id('other')}`)).status).toBe(404);
  });
});
