import './response.words.ts';
import type { MyResponse } from 'contracts/recruiting/response/response.views';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionButton, ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { CaptureHelp } from 'ui-kit/media/CaptureHelp.tsx';
import { canCapture } from 'ui-kit/media/capture';
import { useCapture } from 'ui-kit/media/useCapture';
import { DeviceCheck } from '#candidate-ui/media/DeviceCheck.tsx';
import { StepPage } from './StepPage.tsx';
import { devicesFor, stepPath } from './steps.ts';

/** Camera and microphone before anything counts. */
export const DevicesStep = ({ response }: { response: MyResponse }) => {
  const { t } = useTranslation();
  const { stream } = useCapture();
  const navigate = useNavigate();
  const { questions } = response;
  const sharesScreen = questions.some(({ responseType }) => responseType === 'screen-share');
  const [isWarned, setWarned] = useState(sharesScreen && !canCapture('screen'));
  return (
    <StepPage
      title={t('response.devices.title')}
      lead={t('response.devices.lead')}
      actions={
        <>
          <ActionButton disabled={!stream} onClick={() => navigate(stepPath(response, 'instructions'))}>
            {t('response.continue')}
          </ActionButton>
          <ActionLink kind="quiet" to={stepPath(response, 'practice')}>
            {t('response.practice.open')}
          </ActionLink>
        </>
      }
    >
      <DeviceCheck kind={devicesFor(response) ?? 'microphone'} />
      {isWarned && (
        <CaptureHelp fault="screen-not-captured" onRetry={() => undefined} onClose={() => setWarned(false)} />
      )}
    </StepPage>
  );
};
