import { isBatchAtWork, isVoidingStuck } from 'contracts/recruiting/contract-batch/contract-batch.choices';
import type { ContractBatchView } from 'contracts/recruiting/contract-batch/contract-batch.entity';
import { ReferenceFilter } from '#admin-ui/shared/list/ReferenceFilter.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';
import { BatchActions, EraseBatchDialog, VoidBatchDialog } from './BatchActions.tsx';
import { BatchContracts } from './BatchContracts.tsx';
import { BatchForm, batchOf, useNewBatch } from './BatchForm.tsx';
import { BatchProgress } from './BatchProgress.tsx';
import { BatchReport } from './BatchReport.tsx';
import { BatchStatusChip } from './batch-status.ts';
import { useBatchPreview } from './useBatchPreview.tsx';

const TemplateFilter = () => <ReferenceFilter source="templateId" reference="contract-templates" />;

export const ui = resourceUi<ContractBatchView>({
  tabs: ['contracts', 'contract-batches', 'contract-templates'],
  columns: [
    { field: 'templateName', render: ({ title, templateName }) => title || templateName },
    {
      field: 'sentCount',
      width: 130,
      align: 'right',
      render: ({ sentCount, recipientCount }) => `${sentCount} / ${recipientCount}`,
      text: ({ sentCount, recipientCount }) => `${sentCount}/${recipientCount}`,
    },
    { field: 'leftOutCount', width: 130, align: 'right' },
    { field: 'status', width: 150 },
    { field: 'createdAt', card: 'none' },
  ],
  sort: { field: 'createdAt', order: 'DESC' },
  filters: ['status', TemplateFilter],
  values: {
    status: ({ status }) => <BatchStatusChip status={status} />,
    templateId: ({ templateId, templateName }) => (
      <LinkTo resource="contract-templates" id={templateId}>
        {templateName}
      </LinkTo>
    ),
    signers: ({ signers }) => signers?.map(({ name, email }) => `${name} (${email})`).join(', '),
  },
  form: BatchForm,
  useInitial: useNewBatch,
  fromForm: batchOf,
  useReview: useBatchPreview,
  isFresh: true,
  badge: ({ record }) => <BatchStatusChip status={record.status} />,
  actions: BatchActions,
  moreActions: [
    {
      label: 'resources.contract-batches.void.action',
      permission: 'tenant.contracts.update',
      isFor: ({ status, sentCount }) => (status === 'finished' || status === 'stopped') && sentCount > 0,
      dialog: VoidBatchDialog,
    },
    {
      label: 'resources.contract-batches.void.again',
      permission: 'tenant.contracts.update',
      isFor: (record) => isVoidingStuck(record, new Date()),
      dialog: VoidBatchDialog,
    },
    {
      label: 'resources.contract-batches.erase.action',
      permission: 'tenant.contracts.delete',
      isFor: ({ status, erased }) => !erased && !isBatchAtWork(status),
      isDangerous: true,
      dialog: EraseBatchDialog,
    },
  ],
  facts: ['templateId', 'signers', 'message', 'expiresInDays', 'createdAt', 'finishedAt'],
  main: ({ record }) => (
    <>
      <BatchProgress record={record} />
      <BatchReport record={record} />
      <BatchContracts record={record} />
    </>
  ),
});
