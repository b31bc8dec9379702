import { derivedId } from 'contracts/kernel/id';
import { questionDefaults } from 'contracts/recruiting/question/question.fields';
import { LessonStep } from 'contracts/training/lesson/lesson.fields';
import { expect, it } from 'vitest';
import { stepsAsTyped, type TypedStep } from './steps-as-typed.ts';

const id = (name: string) => derivedId('typed steps', name);

it('given a form that is half filled in, when the lesson is looked at, then what there is already is shown (TRA-93)', () => {
  const half: TypedStep = {
    id: id('step'),
    name: '',
    videoUrl: '',
    requiredPercent: '',
    attachments: [{ id: id('file'), name: 'Plan' }],
    questions: [
      { id: id('question'), responseType: 'text', text: 'Why?', points: '3' as never },
      { id: id('none'), text: 'Which kind?' },
    ],
  };
  expect(stepsAsTyped([half])).toMatchObject([
    {
      ...{ id: id('step'), name: '', videoUrl: null, requiredPercent: null, attachments: [] },
      questions: [{ text: 'Why?', points: 3, choices: [], isRequired: false }],
    },
  ]);
});

it('given a lesson that is whole, when it is looked at, then nothing is left out', () => {
  const choices = [{ id: id('a'), text: 'A', isRight: true }];
  const question = {
    ...questionDefaults,
    id: id('q'),
    text: 'Which?',
    responseType: 'multiple-choice',
    choices,
  } as const;
  const step = LessonStep.parse({ id: id('step'), name: 'Knots', questions: [question] });
  expect(stepsAsTyped([step])).toEqual([step]);
});
