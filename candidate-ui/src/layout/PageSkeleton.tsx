import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Skeleton } from '#candidate-ui/shared/Skeleton.tsx';

/** A page that is on its way. */
export const PageSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div
      role="status"
      aria-label={t('shell.loading')}
      style={{ display: 'grid', gap: 20, minHeight: '60vh', alignContent: 'start' }}
    >
      <Skeleton style={{ width: '30%', height: 14 }} />
      <Skeleton style={{ width: '55%', height: 30 }} />
      <Skeleton style={{ height: 96, borderRadius: 12 }} />
      <Skeleton style={{ height: 96, borderRadius: 12 }} />
    </div>
  );
};
