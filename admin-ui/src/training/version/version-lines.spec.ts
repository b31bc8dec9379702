import { derivedId } from 'contracts/kernel/id';
import { questionDefaults } from 'contracts/recruiting/question/question.fields';
import { LessonStep } from 'contracts/training/lesson/lesson.fields';
import { programDefaults } from 'contracts/training/program/program.fields';
import { describe, expect, it } from 'vitest';
import { lessonLines } from '#admin-ui/training/lesson/lesson-lines';
import { changedLessons, programLines, type SideOfProgram } from '#admin-ui/training/program/program-lines';
import { comparisonOf } from './sides.ts';

const said = {
  t: (key: string, values: object = {}) => `${key}${Object.values(values).join()}`,
  fileName: (id: string) => id,
};
const id = (name: string) => derivedId('lines of a version', name);
const choice = (text: string, isRight = false) => ({ id: id(text), text, isRight });
const question = {
  ...questionDefaults,
  ...{ id: id('question'), text: 'Which knot?', responseType: 'multiple-choice' as const },
  choices: [choice('Bowline', true), choice('Reef')],
};
const step = LessonStep.parse({ id: id('step'), name: 'Knots', questions: [question] });
const linesOf = (changed: object) => lessonLines({ name: 'Ropes', steps: [{ ...step, ...changed }] }, said);
const before = linesOf({});

describe('a lesson as lines', () => {
  it.each(
    Object.entries({
      name: 'Bends',
      description: 'Two of them',
      attachments: [{ id: id('attachment'), name: 'Table', fileId: id('file') }],
      videoFileId: id('video'),
      videoUrl: 'https://videos.example/knots.mp4',
      videoSeconds: 60,
      requiredPercent: 80,
      questions: [],
    } satisfies Record<Exclude<keyof LessonStep, 'id'>, unknown>),
  )('given another %s of a step, when both are compared, then a line says so (TRA-60)', (field, value) => {
    expect(linesOf({ [field]: value })).not.toEqual(before);
  });

  it.each(
    Object.entries({
      text: 'Which bend?',
      responseType: 'text',
      hint: 'Think of a loop',
      instructionsVideoId: id('video'),
      isRequired: false,
      allowedTakes: 2,
      timeLimit: 30,
      thinkTime: 10,
      minimumCharacters: 20,
      points: 5,
      choices: [choice('Bowline'), choice('Reef', true)],
      showsRightAnswer: true,
    } satisfies Record<Exclude<keyof typeof question, 'id'>, unknown>),
  )('given another %s of a question, when both are compared, then a line says so (TRA-60)', (field, value) => {
    expect(linesOf({ questions: [{ ...question, [field]: value }] })).not.toEqual(before);
  });
});

describe('a program as lines', () => {
  const lesson = (name: string, lessonVersion: number | null) => ({ lessonId: id(name), name, lessonVersion });
  const { labelIds: _, ...defaults } = programDefaults;
  const program: SideOfProgram = { ...defaults, name: 'First week', lessons: [lesson('Knots', 1)] };
  const first = programLines({ ...program, hasCertificate: true }, said);

  it.each(
    Object.entries({
      name: 'Second week',
      description: 'Ropes',
      thumbnailId: id('picture'),
      instructionsVideoId: id('video'),
      deadlineDays: 3,
      deadlineHours: 4,
      isSequential: true,
      hasCertificate: false,
      passPercent: 50,
      certificateMonths: 12,
      renewsCertificate: true,
      lessons: [lesson('Knots', 2)],
    } satisfies Record<keyof SideOfProgram, unknown>),
  )('given another %s, when both are compared, then a line says so (TRA-60)', (field, value) => {
    expect(programLines({ ...program, hasCertificate: true, [field]: value }, said)).not.toEqual(first);
  });

  it('given lessons that came, left, changed and stayed, when both are compared, then those that changed are named with both versions', () => {
    const left = [lesson('Knots', 1), lesson('Bends', 1), lesson('Hulls', 1)];
    const right = [lesson('Bends', 1), lesson('Knots', null), lesson('Sails', 1)];
    expect(changedLessons(left, right)).toEqual([{ lessonId: id('Knots'), name: 'Knots', from: 1, to: null }]);
  });

  it.each([
    ['the newest, as the draft says too', { publishedVersion: 3, publication: 'published' }, 3, '?from=2&to=3'],
    ['the newest, changed since', { publishedVersion: 3, publication: 'changed' }, 3, '?from=3'],
    ['an older one', { publishedVersion: 3, publication: 'published' }, 1, '?from=1'],
    ['the only one', { publishedVersion: 1, publication: 'published' }, 1, '?from=1'],
  ])('given %s, when it is compared, then with what differs from it', (_, record, version, query) => {
    expect(comparisonOf(record, version)).toBe(query);
  });
});
