import './response.words.ts';
import styled from '@emotion/styled';
import type { MyResponse } from 'contracts/recruiting/response/response.views';
import { useNavigate } from 'react-router';
import { isRecorded } from 'ui-kit/answer/recorded';
import { TicketPlayer } from 'ui-kit/answer/TicketPlayer.tsx';
import { ActionButton, ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { StepPage } from './StepPage.tsx';
import { devicesFor, stepPath } from './steps.ts';
import { useDeadline } from './useDeadline.ts';
import { useStepping } from './useStepping.ts';

const Said = styled.p({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const Rules = styled.ul({ display: 'grid', gap: 8, margin: 0, paddingLeft: 20 });

/** What the company says before the first question, and how the interview works. */
export const InstructionsStep = ({ response }: { response: MyResponse }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { questions, instructions, instructionsVideoId, companyName, expiresAt, timeFactor, status } = response;
  const { step, refusal, isBusy } = useStepping(response, 'open');
  const deadline = useDeadline(expiresAt);
  const begin = async () => {
    if (status === 'invited' && !(await step({}))) return;
    await navigate(stepPath(response, 'next'));
  };
  const rules = [
    t('response.instructions.count', { count: questions.length }),
    ...(questions.some(isRecorded) ? [t('response.instructions.time'), t('response.instructions.reload')] : []),
    t('response.instructions.edit'),
    deadline,
    ...(timeFactor > 1 ? [t('response.instructions.moreTime', { percent: Math.round((timeFactor - 1) * 100) })] : []),
  ];
  return (
    <StepPage
      above={response.stepName === response.title ? '' : response.stepName}
      title={t('response.instructions.title')}
      actions={
        <>
          <ActionButton disabled={isBusy} onClick={() => void begin()}>
            {t(status === 'invited' ? 'response.instructions.begin' : 'response.continue')}
          </ActionButton>
          {devicesFor(response) && (
            <ActionLink kind="quiet" to={stepPath(response, 'devices')}>
              {t('response.devices.open')}
            </ActionLink>
          )}
        </>
      }
    >
      {refusal && <Alert>{refusal}</Alert>}
      {instructionsVideoId && (
        <TicketPlayer fileId={instructionsVideoId} title={t('response.instructions.video', { company: companyName })} />
      )}
      {instructions && <Said>{instructions}</Said>}
      <Rules>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Rules>
    </StepPage>
  );
};
