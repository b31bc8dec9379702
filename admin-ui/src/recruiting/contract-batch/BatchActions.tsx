import { MAX_CONTRACT_REASON } from 'contracts/recruiting/contract/contract.choices';
import type { ContractBatchView } from 'contracts/recruiting/contract-batch/contract-batch.entity';
import { useTranslate } from 'react-admin';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { CommandButton, CommandDialog } from '#admin-ui/shared/CommandDialog.tsx';

const resource = 'contract-batches';

/** Stopping what is not sent yet, and trying those again who got no contract. */
export const BatchActions = ({ record }: { record: ContractBatchView }) => {
  const { id, status, recipientCount, sentCount, erased } = record;
  const rest = recipientCount - sentCount;
  if (status === 'sending')
    return (
      <Allowed to="tenant.contracts.update">
        <CommandButton resource={resource} id={id} action="stop" words="resources.contract-batches.stop" />
      </Allowed>
    );
  if (erased || rest === 0 || (status !== 'stopped' && status !== 'finished')) return null;
  return (
    <Allowed to="tenant.contracts.create">
      <CommandButton
        resource={resource}
        id={id}
        action="resume"
        words="resources.contract-batches.resume"
        values={{ smart_count: rest }}
      />
    </Allowed>
  );
};

type Props = { record: ContractBatchView; onClose: () => void };

/** Takes all contracts back that not all have signed. Where that got stuck, or what names people was erased, no other reason is kept. */
export const VoidBatchDialog = ({ record: { id, status, erased }, onClose }: Props) => {
  const t = useTranslate();
  const words = 'resources.contract-batches.void';
  const isAgain = status === 'voiding';
  const reason = { label: t('resources.contracts.fields.reason'), maxLength: MAX_CONTRACT_REASON };
  return (
    <CommandDialog
      resource={resource}
      id={id}
      action="void"
      words={words}
      body={{}}
      {...(isAgain ? { confirm: t(`${words}.again`) } : !erased && { reason })}
      isDangerous
      onClose={onClose}
    />
  );
};

/** What names people in it goes; the contracts stay as they are. */
export const EraseBatchDialog = ({ record: { id }, onClose }: Props) => (
  <CommandDialog
    resource={resource}
    id={id}
    action="erase"
    words="resources.contract-batches.erase"
    isDangerous
    onClose={onClose}
  />
);
