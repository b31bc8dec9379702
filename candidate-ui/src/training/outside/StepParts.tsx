import './outside.words.ts';
import styled from '@emotion/styled';
import type { MyLessonStep } from 'contracts/training/assignment/assignment.views';
import { isPlayableLink } from 'contracts/training/lesson/lesson.choices';
import type { RefObject } from 'react';
import { TicketPlayer } from 'ui-kit/answer/TicketPlayer.tsx';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { SelectInput } from 'ui-kit/form/SelectInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { KitPlayer } from 'ui-kit/media/KitPlayer.tsx';
import { Icon } from '#candidate-ui/shared/Icon.tsx';
import { sayProblem } from '#candidate-ui/shared/say-problem';
import { downloadFile } from './trainings.ts';

const Files = styled.ul({ display: 'flex', flexWrap: 'wrap', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

type StepProps = { steps: readonly MyLessonStep[]; current: number; onStep: (index: number) => void };

/** All steps of a lesson, one of which is shown. */
export const StepSelect = ({ steps, current, onStep }: StepProps) => {
  const { t } = useTranslation();
  return (
    <SelectInput
      label={t('outside.lesson.steps')}
      value={String(Math.min(current, steps.length - 1))}
      choices={steps.map(({ name }, index) => ({ id: String(index), name: `${index + 1}. ${name}` }))}
      onChange={({ target }) => onStep(Number(target.value))}
    />
  );
};

type VideoProps = { step: MyLessonStep; mediaRef: RefObject<HTMLVideoElement | null> };

/** The video of a step, or the way to one that plays elsewhere. */
export const StepVideo = ({ step: { name, videoFileId, videoUrl }, mediaRef }: VideoProps) => {
  const { t } = useTranslation();
  const title = t('outside.lesson.video', { name });
  if (videoFileId !== null) return <TicketPlayer fileId={videoFileId} title={title} mediaRef={mediaRef} />;
  if (videoUrl === null) return null;
  if (isPlayableLink(videoUrl)) return <KitPlayer src={videoUrl} title={title} mediaRef={mediaRef} />;
  return (
    <a href={videoUrl} target="_blank" rel="noopener noreferrer">
      {t('outside.lesson.openVideo')}
    </a>
  );
};

/** Files beside a step, under names of their own. */
export const Attachments = ({ step, trainingId }: { step: MyLessonStep; trainingId: string }) => {
  const { t } = useTranslation();
  if (step.attachments.length === 0) return null;
  const open = (fileId: string) => downloadFile(trainingId, fileId).catch(sayProblem);
  return (
    <Files aria-label={t('outside.lesson.attachments')}>
      {step.attachments.map(({ id, name, fileId }) => (
        <li key={id}>
          <ActionButton kind="quiet" onClick={() => void open(fileId)}>
            <Icon name="download" size={18} />
            {name}
          </ActionButton>
        </li>
      ))}
    </Files>
  );
};
