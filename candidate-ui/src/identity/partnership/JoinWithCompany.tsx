import './partnership.words.ts';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useSend } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { SelectInput } from 'ui-kit/form/SelectInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { useQuery } from '#candidate-ui/api/useQuery';
import { endSession } from '#candidate-ui/identity/session/endSession';
import { useMe } from '#candidate-ui/identity/session/me';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { acceptFor, type Offer, refusalOf } from './partnerships.ts';

const Root = styled.div({ display: 'grid', gap: 18 });

/** For somebody who is logged in: they join with a company of theirs, or make another under another account. */
export const JoinWithCompany = ({ token, offer }: { token: string; offer: Offer }) => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const { data: me, error, reload } = useMe();
  const { submit, refusal, isBusy } = useSend(acceptFor);
  const [chosen, choose] = useState<string | null>(null);
  const companyId = chosen ?? me?.currentTenant?.id ?? me?.tenants[0]?.id ?? '';
  const isOwn = me?.tenants.some(({ id }) => id === companyId) ?? false;
  const expected = useQuery(isOwn ? `join.${token}.${companyId}` : null, () => refusalOf(companyId, offer));
  if (error && !me) return <Failure error={error} onRetry={reload} />;
  if (!me) return null;
  const refused = refusal?.code === 'forbidden' ? 'partnership-takes-owner' : refusal?.code;
  const code = refused ?? expected.data;

  return (
    <Root>
      <p>{t('partnership.asWhom', { name: me.name, email: me.email })}</p>
      {code && <Alert>{problem(code)}</Alert>}
      {isOwn ? (
        <>
          <SelectInput
            label={t('partnership.company')}
            choices={me.tenants}
            value={companyId}
            onChange={(event) => choose(event.target.value)}
          />
          <ActionButton
            disabled={isBusy || expected.isLoading || Boolean(expected.data)}
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
