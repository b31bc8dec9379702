import './response.words.ts';
import styled from '@emotion/styled';
import type { MyQuestion, MyResponse } from 'contracts/recruiting/response/response.views';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { Dialog, DialogActions } from 'ui-kit/form/Dialog';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';
import { Tag } from '#candidate-ui/shared/Tag.tsx';
import { Interrupted } from './Interrupted.tsx';
import { useMyTakes } from './my-takes.ts';
import { OnTheirWay } from './OnTheirWay.tsx';
import { StepPage } from './StepPage.tsx';
import { stepPath } from './steps.ts';
import { useDeadline } from './useDeadline.ts';
import { useStepping } from './useStepping.ts';

const List = styled.ol({ margin: 0, padding: 0, listStyle: 'none' });
const Item = styled.li({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '12px 0',
  '& + &': { borderTop: `1px solid ${colour.line}` },
  '& p': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { color: colour.inkSoft, fontSize: '0.8125rem' },
  '@media (max-width: 559px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > div': { gridColumn: '1 / -1' } },
});

type AskProps = { isBusy: boolean; onSubmit: () => void; onClose: () => void };

const AskToSubmit = ({ isBusy, onSubmit, onClose }: AskProps) => {
  const { t } = useTranslation();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <Dialog ref={dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{t('response.submit.question')}</h2>
      <p style={{ margin: '12px 0 24px' }}>{t('response.submit.detail')}</p>
      <DialogActions>
        <ActionButton kind="quiet" onClick={() => dialog.current?.close()}>
          {t('response.submit.not')}
        </ActionButton>
        <ActionButton disabled={isBusy} onClick={onSubmit}>
          {t('response.submit.action')}
        </ActionButton>
      </DialogActions>
    </Dialog>
  );
};

/** All questions and whether they are answered, before the answers are handed in. */
export const ReviewStep = ({ response }: { response: MyResponse }) => {
  const { t } = useTranslation();
  const { interviewId, questions, expiresAt, reopenedFor } = response;
  const deadline = useDeadline(expiresAt);
  const { step, refusal, isBusy } = useStepping(response, 'submit');
  const [isAsked, setAsked] = useState(false);
  const isSaving = useMyTakes(interviewId).some(({ isTold, fault }) => !isTold && fault === null);
  // What was cut off answers as far as it got, once all is handed in.
  const isCutOff = ({ takes, running }: MyQuestion) =>
    running === null && takes.some(({ stoppedAt, isLost }) => stoppedAt === null && !isLost);
  const missing = questions.filter(
    (question) => question.isRequired && question.answeredAt === null && !isCutOff(question),
  ).length;
  return (
    <StepPage
      title={t('response.review.title')}
      lead={deadline}
      actions={
        <ActionButton disabled={missing > 0 || isSaving || isBusy} onClick={() => setAsked(true)}>
          {t('response.submit.action')}
        </ActionButton>
      }
    >
      {refusal && <Alert>{refusal}</Alert>}
      {reopenedFor && <p role="status">{t('response.reopened', { company: response.companyName })}</p>}
      {missing > 0 && <p role="status">{t('response.review.missing', { count: missing })}</p>}
      {isSaving && <p role="status">{t('response.review.saving')}</p>}
      <List>
        {questions.map(({ id, text, responseType, answeredAt, rightChoiceIds }, index) => {
          const name = t('response.review.question', { number: index + 1 });
          const action = t(`response.review.${rightChoiceIds ? 'look' : answeredAt ? 'edit' : 'go'}`);
          return (
            <Item key={id}>
              <div>
                <p>{text ?? name}</p>
                <small>
                  {name} · {t(`response.type.${responseType}`)}
                </small>
              </div>
              <Tag
                tone={answeredAt ? 'success' : 'neutral'}
                label={t(answeredAt ? 'response.review.answered' : 'response.review.open')}
              />
              {(!reopenedFor || reopenedFor === id) && (
                <Link to={stepPath(response, index + 1)} aria-label={`${name}: ${action}`}>
                  {action}
                </Link>
              )}
            </Item>
          );
        })}
      </List>
      <Interrupted response={response} />
      <OnTheirWay response={response} />
      {isAsked && (
        <AskToSubmit
          isBusy={isBusy}
          onSubmit={() => void step({}).then(() => setAsked(false))}
          onClose={() => setAsked(false)}
        />
      )}
    </StepPage>
  );
};
