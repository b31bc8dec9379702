import './outside.words.ts';
import styled from '@emotion/styled';
import type { ShownPublicTraining } from 'contracts/training/public-training/public-training.endpoints';
import { outsideTrainingPath } from 'contracts/training/public-training/public-training.paths';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { ActionButton, ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { colour } from 'ui-kit/theme/colours';
import { useMe } from '#candidate-ui/identity/session/me';
import { currentWorkspace } from '#candidate-ui/identity/session/workspace';
import { Notice } from '#candidate-ui/shared/Notice.tsx';
import { Skeleton } from '#candidate-ui/shared/Skeleton.tsx';
import { RenewPart } from './RenewPart.tsx';
import { type Joined, useJoin, useMyTrainings } from './trainings.ts';

const Root = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 });
const Small = styled.p({ fontSize: '0.875rem', color: colour.inkSoft, overflowWrap: 'anywhere' });

/** A training that is not open any more, that never was, or that somebody was removed from. */
export const NotOpen = ({ why = 'closed' }: { why?: 'closed' | 'left' }) => {
  const { t } = useTranslation();
  return (
    <Notice icon="info" role="status" title={t(`outside.join.${why}`)} detail={t(`outside.join.${why}Detail`)}>
      {currentWorkspace() === 'candidate' && <ActionLink to="/c/trainings">{t('outside.mine.title')}</ActionLink>}
    </Notice>
  );
};

type Props = { training: ShownPublicTraining; source: string };

/** One button that joins, under it as whom. Nobody joins by opening a link. */
export const JoinBox = ({ training: { id, company }, source }: Props) => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const navigate = useNavigate();
  const { data: me } = useMe();
  const { data: mine, error } = useMyTrainings();
  const { submit, refusal, isBusy } = useJoin();
  const [refused, setRefused] = useState<Exclude<Joined, 'joined'> | null>(null);

  if (refused) return <NotOpen why={refused} />;
  // The newest one, where it was begun again.
  const held = mine?.find((one) => one.publicTrainingId === id);
  if (held?.renewal?.isOpen)
    return (
      <Root>
        <h2>{t('outside.renew.title')}</h2>
        <RenewPart id={held.id} renewal={held.renewal} />
        <Link to={outsideTrainingPath(held.id)}>{t('outside.join.goOn')}</Link>
      </Root>
    );
  if (held)
    return (
      <Root role="status">
        <h2>{t('outside.join.joined')}</h2>
        <ActionLink to={outsideTrainingPath(held.id)}>{t('outside.join.goOn')}</ActionLink>
      </Root>
    );
  if (!me || (!mine && !error)) return <Skeleton style={{ height: 76 }} />;

  const join = async () => {
    if (isBusy) return;
    const joined = await submit({ id, companyId: company.id, source });
    if (joined === 'joined') await navigate(outsideTrainingPath(id));
    else setRefused(joined);
  };
  return (
    <Root>
      {refusal && <Alert>{problem(refusal.code)}</Alert>}
      <ActionButton onClick={() => void join()} disabled={isBusy}>
        {t(`outside.join.${isBusy ? 'busy' : 'action'}`)}
      </ActionButton>
      <Small>{t('outside.join.as', { name: me.name, email: me.email, company: company.name })}</Small>
      {me.workspace === 'tenant' && me.currentTenant && (
        <Small>{t('outside.join.leaves', { company: me.currentTenant.name })}</Small>
      )}
    </Root>
  );
};
