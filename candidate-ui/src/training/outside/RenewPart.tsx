import './outside.words.ts';
import styled from '@emotion/styled';
import type { Renewal } from 'contracts/training/assignment/assignment.views';
import { outsideTrainingPath } from 'contracts/training/public-training/public-training.paths';
import { useNavigate } from 'react-router';
import { ActionButton, ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { useRenew } from './trainings.ts';

const Root = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start', gap: 12 });

/** Of a training of mine whose certificate expires: one button that begins it again, or the way to the one that I have begun. */
export const RenewPart = ({ id, renewal }: { id: string; renewal: Renewal }) => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const navigate = useNavigate();
  const { submit, refusal, isBusy } = useRenew();
  const { isOpen, trainingId } = renewal;
  if (trainingId !== null)
    return (
      <Root>
        <p>{t('outside.renew.begun')}</p>
        <ActionLink to={outsideTrainingPath(trainingId)}>{t('outside.renew.goOn')}</ActionLink>
      </Root>
    );
  if (!isOpen) return null;
  const renew = async () => {
    if (isBusy) return;
    const begun = await submit(id);
    if (begun) await navigate(outsideTrainingPath(begun));
  };
  return (
    <Root>
      <p>{t('outside.renew.why')}</p>
      {refusal && <Alert>{problem(refusal.code)}</Alert>}
      <ActionButton onClick={() => void renew()} disabled={isBusy}>
        {t(`outside.renew.${isBusy ? 'busy' : 'action'}`)}
      </ActionButton>
    </Root>
  );
};
