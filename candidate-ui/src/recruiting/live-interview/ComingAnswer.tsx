import './live.words.ts';
import styled from '@emotion/styled';
import { useSend } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { answerLive, type MyLive } from './lives.ts';

const Root = styled.div({ display: 'grid', gap: 12 });
const Buttons = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 12 });

type Props = { interviewId: string; company: string; live: MyLive };

/** Yes or no, and the other one until it begins. */
export const ComingAnswer = ({ interviewId, company, live: { id, answer } }: Props) => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const { submit, isBusy, refusal } = useSend(answerLive);
  const say = (said: 'yes' | 'no') => void submit({ interviewId, id, answer: said });
  return (
    <Root>
      {answer === 'none' && <h3>{t('live.coming')}</h3>}
      <p role="status">{answer !== 'none' && t(answer === 'yes' ? 'live.saidYes' : 'live.saidNo', { company })}</p>
      <Buttons>
        {answer !== 'yes' && (
          <ActionButton disabled={isBusy} onClick={() => say('yes')}>
            {t(answer === 'no' ? 'live.changeYes' : 'live.yes')}
          </ActionButton>
        )}
        {answer !== 'no' && (
          <ActionButton kind="quiet" disabled={isBusy} onClick={() => say('no')}>
            {t(answer === 'yes' ? 'live.changeNo' : 'live.no')}
          </ActionButton>
        )}
      </Buttons>
      {refusal && <Alert>{problem(refusal.code)}</Alert>}
    </Root>
  );
};
