import './response.words.ts';
import styled from '@emotion/styled';
import type { MyResponse } from 'contracts/recruiting/response/response.views';
import { ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { formatDateTime } from 'ui-kit/format/formats';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { Card } from '#candidate-ui/shared/Card';
import { DoneCard } from '#candidate-ui/shared/DoneCard.tsx';
import { Interrupted } from './Interrupted.tsx';
import { useMyTakes } from './my-takes.ts';
import { OnTheirWay } from './OnTheirWay.tsx';

const Root = styled.div({ display: 'grid', gap: 20, '& p': { marginTop: 10, maxWidth: '60ch' } });

const expired = { title: 'expired', detail: 'expiredDetail' } as const;
/** By how it ended; before that it is over as soon as its time is. */
const words = {
  invited: expired,
  begun: expired,
  expired,
  submitted: { title: 'title', detail: 'submitted' },
  /** … where another step is open. */
  stepSubmitted: { title: 'stepTitle', detail: 'submitted' },
  withdrawn: { title: 'withdrawn', detail: 'withdrawnDetail' },
} as const;

/** The interview is over: handed in, withdrawn, or its deadline is. */
export const OverStep = ({ response }: { response: MyResponse }) => {
  const { t, locale } = useTranslation();
  const { status, companyName: company, submittedAt, expiresAt, interviewId, alsoOpen } = response;
  const isSubmitted = status === 'submitted';
  const { title, detail } = words[isSubmitted && alsoOpen.length > 0 ? 'stepSubmitted' : status];
  const Frame = isSubmitted ? DoneCard : Card;
  const at = formatDateTime(submittedAt ?? expiresAt, locale);
  const isEverythingThere = useMyTakes(interviewId).length === 0;
  return (
    <Root>
      <Frame>
        <PageTitle title={t(`response.over.${title}`)} />
        <p>{t(`response.over.${detail}`, { company, at })}</p>
        <Interrupted response={response} />
        {isEverythingThere && isSubmitted && <p role="status">{t('response.over.arrived')}</p>}
        <p>
          <ActionLink to="/c/interviews/mine" {...(alsoOpen.length > 0 && { kind: 'quiet' as const })}>
            {t('response.over.mine')}
          </ActionLink>
        </p>
      </Frame>
      {!isEverythingThere && (
        <Card>
          <OnTheirWay response={response} />
        </Card>
      )}
    </Root>
  );
};
