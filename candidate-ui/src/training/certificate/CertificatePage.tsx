import './certificate.words.ts';
import styled from '@emotion/styled';
import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { formatDay } from 'ui-kit/format/formats';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Wordmark } from 'ui-kit/page/BrandMark.tsx';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { colour } from 'ui-kit/theme/colours';
import { Card } from '#candidate-ui/shared/Card';
import { Notice } from '#candidate-ui/shared/Notice.tsx';
import { type Proof, prove } from './certificates.ts';

const Frame = styled.main({ width: '100%', maxWidth: 680, margin: '0 auto', padding: '20px 16px 72px' });
const Home = styled.div({ marginBottom: 24 });
const Lead = styled.p({ margin: '6px 0 20px', color: colour.inkSoft });
const Facts = styled.dl({
  display: 'grid',
  gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
  gap: '8px 20px',
  margin: 0,
  fontSize: '0.9375rem',
  '& dt': { color: colour.inkSoft },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});

type State = { is: 'checking' | 'failed' | 'unknown' } | { is: 'told'; proof: Proof };

const ProofText = ({ proof: { state, number, told } }: { proof: Proof }) => {
  const { t, locale } = useTranslation();
  const dayOf = (day: string) => formatDay(day, locale);
  const facts: [string, string][] = told
    ? [
        ['name', told.userName],
        ['program', told.programName],
        ['version', String(told.programVersion)],
        ['company', told.companyName],
        ['completedOn', dayOf(told.completedOn)],
        ...(told.possible > 0
          ? [['score', t('certificate.points', { earned: told.earned, possible: told.possible })] as [string, string]]
          : []),
        ['validUntil', told.validUntil === null ? t('certificate.forEver') : dayOf(told.validUntil)],
      ]
    : [];
  return (
    <>
      <Notice
        icon={state === 'valid' ? 'check' : 'info'}
        title={t(`certificate.${state}Title`)}
        detail={t(`certificate.${state}`)}
      />
      <Facts>
        {facts.map(([field, value]) => [
          <dt key={field}>{t(`certificate.${field}`)}</dt>,
          <dd key={`${field} value`}>{value}</dd>,
        ])}
        <dt>{t('certificate.number')}</dt>
        <dd>{number}</dd>
      </Facts>
    </>
  );
};

/** Says of a certificate whether it is valid, to whoever has its link (docs/product.md TRA-52). */
export const CertificatePage = () => {
  const { t } = useTranslation();
  const { token = '' } = useParams();
  const [state, setState] = useState<State>({ is: 'checking' });
  const check = useCallback(() => {
    setState({ is: 'checking' });
    prove(token).then(
      (proof) => setState(proof ? { is: 'told', proof } : { is: 'unknown' }),
      () => setState({ is: 'failed' }),
    );
  }, [token]);
  useEffect(check, [check]);
  return (
    <Frame>
      <Home>
        <Wordmark />
      </Home>
      <PageTitle title={t('certificate.title')} />
      <Lead>{t('certificate.lead')}</Lead>
      <Card>
        <div aria-live="polite">
          {state.is === 'checking' && <p>{t('certificate.checking')}</p>}
          {state.is === 'unknown' && (
            <Notice icon="info" title={t('certificate.unknownTitle')} detail={t('certificate.unknown')} />
          )}
          {state.is === 'failed' && (
            <Notice icon="info" title={t('certificate.failedTitle')} detail={t('certificate.failed')}>
              <ActionButton onClick={check}>{t('certificate.again')}</ActionButton>
            </Notice>
          )}
          {state.is === 'told' && <ProofText proof={state.proof} />}
        </div>
      </Card>
    </Frame>
  );
};
