import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { useTranslate } from 'react-admin';
import { ToneChip } from '#admin-ui/shared/StatusChip.tsx';

/** A recording that is longer than the time it was said to have taken (docs/product.md REC-150). */
export const Overtime = ({ milliseconds }: { milliseconds: number }) => {
  const t = useTranslate();
  const seconds = Math.round(milliseconds / 1_000);
  return (
    <p style={{ margin: '10px 0 0' }}>
      <ToneChip
        tone="notice"
        icon={WarningAmberOutlined}
        label={t('resources.interview-reviews.overtime', { smart_count: seconds })}
      />
    </p>
  );
};
