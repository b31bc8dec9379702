import './contract.words.ts';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { formatDate } from 'ui-kit/format/formats';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import {
  addressOf,
  isDone,
  isToOpen,
  isToSign,
  type MyContract,
  readMyContracts,
} from 'ui-kit/recruiting/contract/my-contracts';
import { colour, toneColour } from 'ui-kit/theme/colours';
import { client } from '#candidate-ui/api/client';
import { useQuery } from '#candidate-ui/api/useQuery';
import { Page } from '#candidate-ui/layout/Page.tsx';
import { Card } from '#candidate-ui/shared/Card';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { Notice } from '#candidate-ui/shared/Notice.tsx';
import { Skeleton } from '#candidate-ui/shared/Skeleton.tsx';
import { useContractProblem } from './useContractProblem.ts';

const List = styled.ul({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
const Row = styled(Card)({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '& > div': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  '& h2': { margin: 0, fontSize: '1.0625rem' },
  '& p': { margin: '2px 0 0', color: colour.inkSoft },
});

/** Contracts that were sent to the address of my account. */
export const MyContractsPage = () => {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const { data, error, reload } = useQuery('my-contracts', () => readMyContracts(client));
  const problem = useContractProblem();
  const [fault, setFault] = useState<string | null>(null);
  const open = (contract: MyContract) =>
    addressOf(client, contract).then(navigate, (refused) => setFault(problem(refused)));
  const stateOf = (contract: MyContract) =>
    t(isDone(contract) ? 'contract.mine.done' : `contract.mine.status.${contract.status}`);
  return (
    <Page title={t('contract.mine.title')}>
      {!data && Boolean(error) && <Failure error={error} onRetry={reload} />}
      {!data && !error && <Skeleton style={{ height: 96 }} />}
      {data?.length === 0 && (
        <Notice icon="list" title={t('contract.mine.none')} detail={t('contract.mine.noneDetail')} />
      )}
      {fault && (
        <p role="alert" style={{ color: toneColour.danger.ink }}>
          {fault}
        </p>
      )}
      <List>
        {data?.map((contract) => (
          <li key={contract.id}>
            <Row>
              <div>
                <h2>{contract.title}</h2>
                <p>
                  {contract.companyName} · {stateOf(contract)}
                  {isToSign(contract) &&
                    ` · ${t('contract.mine.until', { time: formatDate(contract.expiresAt, locale) })}`}
                </p>
              </div>
              {isToOpen(contract) && (
                <ActionButton
                  {...(!isToSign(contract) && { kind: 'quiet' as const })}
                  aria-label={`${t(isToSign(contract) ? 'contract.mine.open' : 'contract.mine.look')}: ${contract.title}`}
                  onClick={() => open(contract)}
                >
                  {t(isToSign(contract) ? 'contract.mine.open' : 'contract.mine.look')}
                </ActionButton>
              )}
            </Row>
          </li>
        ))}
      </List>
    </Page>
  );
};
