import { isOpenContract } from 'contracts/recruiting/contract/contract.choices';
import type { ContractView } from 'contracts/recruiting/contract/contract.entity';
import { useTranslate } from 'react-admin';
import { SendToManyLink } from '#admin-ui/recruiting/contract-batch/SendToManyLink.tsx';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { ReferenceFilter } from '#admin-ui/shared/list/ReferenceFilter.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { ContractActions } from './ContractActions.tsx';
import { ContractForm, contractOf, useNewContract } from './ContractForm.tsx';
import { ContractNotice } from './ContractNotice.tsx';
import { ContractPanels } from './ContractPanels.tsx';
import { ContractStatusChip } from './contract-status.ts';
import { useContractPreview } from './useContractPreview.tsx';
import { VoidDialog } from './VoidDialog.tsx';

const BatchLink = ({ id }: { id: string }) => (
  <LinkTo resource="contract-batches" id={id}>
    {useTranslate()('resources.contract-batches.open')}
  </LinkTo>
);

const CandidateFilter = () => <ReferenceFilter source="candidateId" reference="candidates" />;
const TemplateFilter = () => <ReferenceFilter source="templateId" reference="contract-templates" />;

export const ui = resourceUi<ContractView>({
  tabs: ['contracts', 'contract-batches', 'contract-templates'],
  columns: [
    { field: 'title', render: ({ title }) => <span title={title ?? ''}>{title ?? '—'}</span> },
    {
      field: 'candidateName',
      width: 190,
      render: ({ candidateName }) => candidateName && <PersonName name={candidateName} />,
    },
    {
      field: 'signedCount',
      width: 110,
      align: 'right',
      render: ({ signedCount, signerCount }) => `${signedCount} / ${signerCount}`,
      text: ({ signedCount, signerCount }) => `${signedCount}/${signerCount}`,
    },
    { field: 'status', width: 150 },
    {
      field: 'expiresAt',
      width: 140,
      card: 'none',
      render: ({ expiresAt, status }) => isOpenContract(status) && <When at={expiresAt} />,
    },
    { field: 'updatedAt', card: 'none' },
  ],
  sort: { field: 'updatedAt', order: 'DESC' },
  rowName: ({ title }) => title ?? '—',
  filters: ['status', CandidateFilter, TemplateFilter],
  values: {
    status: ({ status }) => <ContractStatusChip status={status} />,
    candidateId: ({ candidateId, candidateName }) =>
      candidateId && (
        <LinkTo resource="candidates" id={candidateId}>
          <PersonName name={candidateName} />
        </LinkTo>
      ),
    batchId: ({ batchId }) => batchId && <BatchLink id={batchId} />,
  },
  listActions: () => <SendToManyLink label="resources.contract-batches.create" />,
  form: ContractForm,
  useInitial: useNewContract,
  fromForm: contractOf,
  useReview: useContractPreview,
  isOpen: () => false,
  isFresh: true,
  badge: ({ record }) => <ContractStatusChip status={record.status} />,
  actions: ContractActions,
  moreActions: [
    {
      label: 'resources.contracts.void.action',
      permission: 'tenant.contracts.update',
      isFor: ({ status }) => isOpenContract(status),
      dialog: VoidDialog,
    },
  ],
  notice: ContractNotice,
  main: ContractPanels,
  facts: ['candidateId', 'batchId', 'createdAt', 'expiresAt', 'finishedAt'],
});
