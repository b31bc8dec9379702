import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';
import SendOutlined from '@mui/icons-material/SendOutlined';
import TimerOffOutlined from '@mui/icons-material/TimerOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import type { ContractStatus, SignerStatus } from 'contracts/recruiting/contract/contract.choices';
import { type StatusStyle, statusChip } from '#admin-ui/shared/StatusChip.tsx';

const statusStyle: Record<ContractStatus, StatusStyle> = {
  sent: { tone: 'info', icon: SendOutlined },
  viewed: { tone: 'notice', icon: VisibilityOutlined },
  signed: { tone: 'success', icon: CheckCircleOutlined },
  declined: { tone: 'danger', icon: RemoveCircleOutline },
  expired: { tone: 'quiet', icon: TimerOffOutlined },
  voided: { tone: 'quiet', icon: BlockOutlined },
};
const signerStyle: Record<SignerStatus, StatusStyle> = {
  waiting: { tone: 'quiet', icon: HourglassEmpty },
  sent: { tone: 'info', icon: SendOutlined },
  viewed: { tone: 'notice', icon: VisibilityOutlined },
  signed: { tone: 'success', icon: CheckCircleOutlined },
  declined: { tone: 'danger', icon: RemoveCircleOutline },
};

export const ContractStatusChip = statusChip('resources.contracts.status', statusStyle);
export const SignerStatusChip = statusChip('resources.contracts.signerStatus', signerStyle);
