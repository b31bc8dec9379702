import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import type { ContractBatchStatus } from 'contracts/recruiting/contract-batch/contract-batch.choices';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';

export const BatchStatusChip = statusChip<ContractBatchStatus>('resources.contract-batches.status', {
  sending: { tone: 'info', icon: SendOutlined },
  stopped: { tone: 'notice', icon: PauseCircleOutlined },
  finished: { tone: 'success', icon: CheckCircleOutlined },
  voiding: { tone: 'neutral', icon: HourglassEmpty },
  voided: { tone: 'quiet', icon: BlockOutlined },
});
