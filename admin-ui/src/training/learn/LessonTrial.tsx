import type { LessonStep } from 'contracts/training/lesson/lesson.fields';
import { type ReactNode, useState } from 'react';
import type { TypedAnswer } from 'ui-kit/training/useTypedAnswers';
import { LessonSteps } from './LessonSteps.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { StepVideo } from './StepVideo.tsx';

type Props = { steps: readonly LessonStep[] /** At the last step. */; end?: ReactNode };

/** A lesson as somebody learns it; nothing that is answered here is kept. */
export const LessonTrial = ({ steps, end }: Props) => {
  const [current, setCurrent] = useState(0);
  const [typed, setTyped] = useState<Record<string, TypedAnswer>>({});
  const [answers, setAnswers] = useState<Record<string, TypedAnswer>>({});
  return (
    <LessonSteps
      steps={steps}
      current={Math.min(current, steps.length - 1)}
      onStep={setCurrent}
      video={(step) => <StepVideo step={step} />}
      question={(question, number) => (
        <QuestionCard
          key={question.id}
          question={question}
          number={number}
          answer={answers[question.id] ?? null}
          isAnswered={question.id in answers}
          rightChoiceIds={
            question.showsRightAnswer && answers[question.id]
              ? question.choices.filter(({ isRight }) => isRight).map(({ id }) => id)
              : null
          }
          typed={typed[question.id]}
          onType={(answer) => setTyped({ ...typed, [question.id]: answer })}
          onAnswer={(answer) => setAnswers({ ...answers, [question.id]: answer })}
        />
      )}
      end={end}
    />
  );
};
