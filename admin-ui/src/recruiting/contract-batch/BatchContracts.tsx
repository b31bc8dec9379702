import DrawOutlined from '@mui/icons-material/DrawOutlined';
import { contractStatuses } from 'contracts/recruiting/contract/contract.choices';
import type { ContractView } from 'contracts/recruiting/contract/contract.entity';
import { isBatchAtWork } from 'contracts/recruiting/contract-batch/contract-batch.choices';
import type { ContractBatchView } from 'contracts/recruiting/contract-batch/contract-batch.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ContractStatusChip } from '#admin-ui/recruiting/contract/contract-status';
import { RelatedList } from '#admin-ui/shared/list/RelatedList.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { WHILE_AT_WORK } from './BatchProgress.tsx';

/** Contracts are listed a moment after the bulk send that made or voided them says that it has ended. */
const AFTER_THE_END = 10 * WHILE_AT_WORK;

/** Milliseconds between two looks: while it is under way, and for a while after this page saw it end. */
const useRefetching = (status: string) => {
  const [seen, setSeen] = useState({ status, at: Date.now() });
  if (seen.status !== status) setSeen({ status, at: Date.now() });
  return () => (isBatchAtWork(status) || Date.now() - seen.at < AFTER_THE_END ? WHILE_AT_WORK : false);
};

/** The contracts of a bulk send, each with whoever got it. */
export const BatchContracts = ({ record: { id, status, roleId } }: { record: ContractBatchView }) => {
  const t = useTranslate();
  const refetchInterval = useRefetching(status);
  const { pathOf } = useResource('contracts');
  const nameOf = ({ signers }: ContractView) =>
    signers?.find((one) => one.roleId === roleId)?.name ?? t('common.erasedPerson');
  const choices = contractStatuses.map((one) => ({ id: one, name: t(`resources.contracts.status.${one}`) }));
  return (
    <RelatedList<ContractView>
      resource="contracts"
      title={t('resources.contracts.title')}
      filter={{ batchId: id }}
      sort={{ field: 'createdAt', order: 'ASC' }}
      filters={<SelectFilter source="status" label={t('resources.contracts.fields.status')} choices={choices} />}
      queryOptions={{ refetchInterval }}
      nameOf={nameOf}
      pathOf={pathOf}
      columns={[
        {
          field: 'signers',
          label: t('resources.contract-batches.leftOut.person'),
          render: nameOf,
        },
        {
          field: 'signedCount',
          width: 110,
          align: 'right',
          render: ({ signedCount, signerCount }) => `${signedCount} / ${signerCount}`,
        },
        { field: 'status', width: 160, render: (one) => <ContractStatusChip status={one.status} /> },
        { field: 'updatedAt', width: 170, card: 'none' },
      ]}
      empty={<Notice icon={DrawOutlined} title={t('resources.contract-batches.noContracts')} />}
    />
  );
};
