import './response.words.ts';
import type { MyResponse } from 'contracts/recruiting/response/response.views';
import { ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { TrialRecorder } from '#candidate-ui/media/TrialRecorder.tsx';
import { StepPage } from './StepPage.tsx';
import { devicesFor, stepPath } from './steps.ts';

/** A question that nobody asked, answered for nobody. */
export const PracticeStep = ({ response }: { response: MyResponse }) => {
  const { t } = useTranslation();
  return (
    <StepPage
      title={t('response.practice.title')}
      lead={t('response.practice.lead')}
      actions={<ActionLink to={stepPath(response, 'instructions')}>{t('response.practice.done')}</ActionLink>}
    >
      <p>
        <strong>{t('response.practice.question')}</strong>
      </p>
      <TrialRecorder kind={devicesFor(response) ?? 'microphone'} />
    </StepPage>
  );
};
