import Alert from '@mui/material/Alert';
import type { ContractView } from 'contracts/recruiting/contract/contract.entity';
import { useTranslate } from 'react-admin';

/** What somebody should know first: why it has ended, or that the signed file is on its way. */
export const ContractNotice = ({ record }: { record: ContractView }) => {
  const t = useTranslate();
  const { status, reason, finished, erased } = record;
  const words = 'resources.contracts.notice';
  const say = (severity: 'info' | 'success' | 'warning', text: string) => (
    <Alert severity={severity} sx={{ mb: 2, borderRadius: 2.5, overflowWrap: 'anywhere' }}>
      {text}
    </Alert>
  );
  if (erased) return say('info', t(`${words}.erased`));
  if (status === 'declined' || status === 'voided')
    return say(
      status === 'declined' ? 'warning' : 'info',
      reason ? t(`${words}.${status}Because`, { reason }) : t(`${words}.${status}`),
    );
  if (status === 'expired') return say('info', t(`${words}.expired`));
  if (status === 'signed')
    return say(finished ? 'success' : 'info', t(finished ? `${words}.signed` : `${words}.finishing`));
  return null;
};
