import type { TrainingLessonView } from 'contracts/training/lesson/lesson.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { TypedAnswer } from 'ui-kit/training/useTypedAnswers';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { LessonSteps } from '#admin-ui/training/learn/LessonSteps.tsx';
import { QuestionCard } from '#admin-ui/training/learn/QuestionCard.tsx';
import { StepVideo } from '#admin-ui/training/learn/StepVideo.tsx';

/** The draft of a lesson as somebody learns it; nothing that is answered here is kept. */
export const LessonPreview = ({ lesson: { steps } }: { lesson: Pick<TrainingLessonView, 'steps'> }) => {
  const t = useTranslate();
  const [current, setCurrent] = useState(0);
  const [typed, setTyped] = useState<Record<string, TypedAnswer>>({});
  const [answers, setAnswers] = useState<Record<string, TypedAnswer>>({});
  return (
    <Panel title={t('training.preview.title')}>
      <p style={{ margin: '0 0 16px', fontSize: '0.875rem' }}>{t('training.preview.detail')}</p>
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
      />
    </Panel>
  );
};
