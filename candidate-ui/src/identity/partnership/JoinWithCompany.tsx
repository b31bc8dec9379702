import styled from '@emotion/styled';
import { useState } from 'react';
import { useSend } from '#candidate-ui/api/useSend';
import { useTranslation } from '#candidate-ui/i18n/useTranslation';
import { endSession } from '#candidate-ui/identity/session/endSession';
import { useMe } from '#candidate-ui/identity/session/me';
import { ActionButton } from '#candidate-ui/shared/ActionButton.tsx';
import { Alert } from '#candidate-ui/shared/Alert.tsx';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { SelectInput } from '#candidate-ui/shared/SelectInput.tsx';
import { useProblemText } from '#candidate-ui/shared/useProblemText';
import { acceptFor, type Offer } from './partnerships.ts';

const Root = styled.div({ display: 'grid', gap: 18 });

/** For somebody who is logged in: they join with a company of theirs, or make another under another account. */
export const JoinWithCompany = ({ token, offer }: { token: string; offer: Offer }) => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const { data: me, error, reload } = useMe();
  const { submit, refusal, isBusy } = useSend(acceptFor);
  const [chosen, choose] = useState<string | null>(null);
  if (error && !me) return <Failure error={error} onRetry={reload} />;
  if (!me) return null;
  const companyId = chosen ?? me.currentTenant?.id ?? me.tenants[0]?.id;
  const isOwn = me.tenants.some(({ id }) => id === companyId);
  const code = refusal?.code === 'forbidden' ? 'partnership-takes-owner' : refusal?.code;

  return (
    <Root>
      <p>{t('partnership.asWhom', { name: me.name, email: me.email })}</p>
      {code && <Alert>{problem(code)}</Alert>}
      {companyId && isOwn ? (
        <>
          <SelectInput
            label={t('partnership.company')}
            choices={me.tenants}
            value={companyId}
            onChange={(event) => choose(event.target.value)}
          />
          <ActionButton
            disabled={isBusy}
            onClick={() => void submit({ companyId, token, sharesCandidates: offer.shareCandidates })}
          >
            {t(isBusy ? 'partnership.joining' : 'partnership.join')}
          </ActionButton>
        </>
      ) : (
        <p>{t('partnership.noCompany')}</p>
      )}
      <ActionButton kind="quiet" disabled={isBusy} onClick={() => void endSession(window.location.pathname)}>
        {t('partnership.otherAccount')}
      </ActionButton>
    </Root>
  );
};
