import { MAX_CONTRACT_REASON } from 'contracts/recruiting/contract/contract.choices';
import type { ContractView } from 'contracts/recruiting/contract/contract.entity';
import { useTranslate } from 'react-admin';
import { CommandDialog } from '#admin-ui/shared/CommandDialog.tsx';

type Props = { record: ContractView; onClose: () => void };

/** Takes a contract back that was not signed by all. */
export const VoidDialog = ({ record: { id }, onClose }: Props) => (
  <CommandDialog
    resource="contracts"
    id={id}
    action="void"
    words="resources.contracts.void"
    reason={{ label: useTranslate()('resources.contracts.fields.reason'), maxLength: MAX_CONTRACT_REASON }}
    isDangerous
    onClose={onClose}
  />
);
