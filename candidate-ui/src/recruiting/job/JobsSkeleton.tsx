import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Skeleton } from '#candidate-ui/shared/Skeleton.tsx';

const CARDS = ['one', 'two', 'three', 'four', 'five'];

/** Cards that are on their way, as high as those that come. */
export const JobsSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('shell.loading')} style={{ display: 'grid', gap: 12 }}>
      {CARDS.map((card) => (
        <Skeleton key={card} style={{ height: 116, borderRadius: 14 }} />
      ))}
    </div>
  );
};
