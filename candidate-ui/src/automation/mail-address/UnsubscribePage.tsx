import { linkToken } from 'ui-kit/page/link-token';
import './mail-address.words.ts';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSend } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Lead } from 'ui-kit/page/Lead';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { PlainFrame } from 'ui-kit/page/PlainFrame.tsx';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { colour } from 'ui-kit/theme/colours';
import { Card } from '#candidate-ui/shared/Card';
import { DoneCard } from '#candidate-ui/shared/DoneCard.tsx';
import { useFromLink } from '#candidate-ui/shared/useFromLink';
import { changeSubscription, openSubscription, type Subscription } from './mail-subscription.ts';

const Kinds = styled.ul({ display: 'grid', gap: 4, margin: '0 0 16px', paddingLeft: 22 });
const Owed = styled.p({ margin: '0 0 22px', color: colour.inkSoft, overflowWrap: 'anywhere' });

const INVALID = new Set(['mail-link-invalid', 'validation-failed']);
const kinds = ['bulk', 'rule', 'reminder'] as const;

const Opened = ({ token, found }: { token: string; found: Subscription }) => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const [{ companyName: company, address, isUnsubscribed }, setFound] = useState(found);
  const [isUndone, setUndone] = useState(false);
  const { submit, refusal, isBusy } = useSend(changeSubscription);

  const change = async (wanted: boolean) => {
    if (isBusy) return;
    const answer = await submit({ token, isUnsubscribed: wanted });
    if (!answer) return;
    setUndone(!wanted);
    setFound(answer);
  };
  const fault = refusal && <Alert>{problem(refusal.code)}</Alert>;

  if (isUnsubscribed)
    return (
      <DoneCard>
        <PageTitle key="done" title={t('mailAddress.doneTitle')} />
        <Lead role="status">{t('mailAddress.done', { company, address })}</Lead>
        {fault}
        <ActionButton kind="quiet" aria-disabled={isBusy} onClick={() => void change(false)}>
          {t(isBusy ? 'mailAddress.undoing' : 'mailAddress.undo')}
        </ActionButton>
      </DoneCard>
    );
  return (
    <Card>
      <PageTitle key="asked" title={t('mailAddress.title', { company })} />
      {isUndone && <Lead role="status">{t('mailAddress.undone')}</Lead>}
      <Lead>{t('mailAddress.lead', { company, address })}</Lead>
      <Kinds>
        {kinds.map((kind) => (
          <li key={kind}>{t(`mailAddress.kinds.${kind}`)}</li>
        ))}
      </Kinds>
      <Owed>{t('mailAddress.owed')}</Owed>
      {fault}
      <ActionButton aria-disabled={isBusy} onClick={() => void change(true)}>
        {t(isBusy ? 'mailAddress.submitting' : 'mailAddress.submit')}
      </ActionButton>
    </Card>
  );
};

/**
 * The link of a mail by which somebody gets no more of its kind (docs/product.md AUT-36). It is used by the button, not by opening
 * the page: programs that look into mails open pages too.
 */
export const UnsubscribePage = () => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const token = linkToken(useLocation().hash);
  const { state, again } = useFromLink(token, openSubscription);
  return (
    <PlainFrame>
      {state.is === 'checking' && <Lead role="status">{t('mailAddress.checking')}</Lead>}
      {state.is === 'open' && <Opened token={token} found={state.found} />}
      {state.is === 'refused' && INVALID.has(state.code) && (
        <Card>
          <PageTitle key="invalid" title={t('mailAddress.invalidTitle')} />
          <Lead role="status">{t('mailAddress.invalid')}</Lead>
        </Card>
      )}
      {state.is === 'refused' && !INVALID.has(state.code) && (
        <Card>
          <PageTitle key="failed" title={t('mailAddress.failed')} />
          <Lead role="status">{problem(state.code)}</Lead>
          <ActionButton onClick={again}>{t('mailAddress.retry')}</ActionButton>
        </Card>
      )}
    </PlainFrame>
  );
};
