import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import type { RecordingFault } from 'contracts/recruiting/interview-review/interview-review.choices';
import { useTranslate } from 'react-admin';
import { ToneChip } from '#admin-ui/shared/StatusChip.tsx';

/** That a recording is not whole, and why (docs/product.md POR-39). */
export const RecordingFaultNote = ({ fault }: { fault: RecordingFault }) => {
  const t = useTranslate();
  const words = `resources.interview-reviews.recordingFault.${fault}`;
  return (
    <div style={{ marginTop: 10 }}>
      <ToneChip tone="notice" icon={WarningAmberOutlined} label={t(`${words}.name`)} />
      <p style={{ margin: '6px 0 0', fontSize: '0.8125rem' }}>{t(`${words}.detail`)}</p>
    </div>
  );
};
