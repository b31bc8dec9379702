import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import type { PendingHireView } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { useTranslate } from 'react-admin';

const Root = styled('span')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  minWidth: 0,
  '& small': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

type Progress = Pick<PendingHireView, 'itemCount' | 'doneCount' | 'requiredOpen'>;

/** What is missing, in words. */
export const progressText = (
  { itemCount, doneCount, requiredOpen }: Progress,
  t: (key: string, o?: object) => string,
) => {
  if (itemCount === 0) return t('resources.pending-hires.progress.none');
  if (requiredOpen > 0) return t('resources.pending-hires.progress.missing', { smart_count: requiredOpen });
  return t(
    doneCount === itemCount ? 'resources.pending-hires.progress.done' : 'resources.pending-hires.progress.ready',
  );
};

/** How much of a checklist is done, and what of it is missing before somebody can be hired. */
export const HireProgress = (hire: Progress) => {
  const t = useTranslate();
  const { itemCount, doneCount } = hire;
  return (
    <Root>
      {itemCount > 0 && (
        <LinearProgress
          variant="determinate"
          value={(100 * doneCount) / itemCount}
          aria-label={t('resources.pending-hires.progress.of', { done: doneCount, count: itemCount })}
          sx={{ height: 6, borderRadius: 3 }}
        />
      )}
      <small>{progressText(hire, t)}</small>
    </Root>
  );
};
