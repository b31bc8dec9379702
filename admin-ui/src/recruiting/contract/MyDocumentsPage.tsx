import DrawOutlined from '@mui/icons-material/DrawOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useNotify, useTranslate } from 'react-admin';
import {
  addressOf,
  isDone,
  isToOpen,
  isToSign,
  type MyContract,
  readMyContracts,
} from 'ui-kit/recruiting/contract/my-contracts';
import { SecurityRows, What } from '#admin-ui/identity/session/SecurityRows.tsx';
import { useAccountQuery } from '#admin-ui/identity/session/useAccountQuery';
import { AccountFrame } from '#admin-ui/identity/user/AccountFrame.tsx';
import { client } from '#admin-ui/providers/client';
import { problemMessage } from '#admin-ui/providers/problems';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { ContractStatusChip, SignerStatusChip } from './contract-status.ts';

const words = 'identity.account.documents';

const Document = ({ contract }: { contract: MyContract }) => {
  const t = useTranslate();
  const notify = useNotify();
  const { title, companyName, status, expiresAt } = contract;
  const action = isToSign(contract) ? 'sign' : 'open';
  const open = () =>
    addressOf(client, contract).then(
      (address) => window.location.assign(address),
      (error: unknown) => notify(problemMessage(error, t), { type: 'error' }),
    );
  return (
    <li>
      <What>
        <p>{title}</p>
        <p>
          {companyName}
          {isToSign(contract) && (
            <>
              {' · '}
              {t(`${words}.until`)} <When at={expiresAt} />
            </>
          )}
        </p>
      </What>
      {isDone(contract) ? <SignerStatusChip status="signed" /> : <ContractStatusChip status={status} />}
      {isToOpen(contract) && (
        <Button
          size="small"
          variant={action === 'sign' ? 'contained' : 'text'}
          aria-label={`${t(`${words}.${action}`)}: ${title}`}
          onClick={open}
        >
          {t(`${words}.${action}`)}
        </Button>
      )}
    </li>
  );
};

/** What I was asked to sign, in whichever company (docs/product.md SIG-16). */
export const MyDocumentsPage = () => {
  const t = useTranslate();
  const { data, error, refetch } = useAccountQuery('my-documents', readMyContracts);
  return (
    <AccountFrame title={`${words}.title`} detail={t(`${words}.lead`)}>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={96} />}
      {data?.length === 0 && (
        <Notice icon={DrawOutlined} title={t(`${words}.empty.title`)} detail={t(`${words}.empty.detail`)} />
      )}
      {data && data.length > 0 && (
        <Panel title={t(`${words}.title`)}>
          <SecurityRows>
            {data.map((contract) => (
              <Document key={contract.id} contract={contract} />
            ))}
          </SecurityRows>
        </Panel>
      )}
    </AccountFrame>
  );
};
