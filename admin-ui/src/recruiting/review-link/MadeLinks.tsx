import BlockOutlined from '@mui/icons-material/BlockOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReviewLinkView } from 'contracts/recruiting/review-link/review-link.entity';
import { useGetList, useNotify, useTranslate } from 'react-admin';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { InputControl } from '#admin-ui/shared/form/controls';
import { statusChip } from '#admin-ui/shared/StatusChip.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { When } from '#admin-ui/shared/When.tsx';
import { RemoveReviewsButton } from './RemoveReviewsButton.tsx';
import { useLinkCopy } from './useLinkCopy.ts';

/** More links than an interview has. */
const SHOWN = 100;
const words = 'resources.review-links';

const LinkStatusChip = statusChip(`${words}.status`, {
  active: { tone: 'success', icon: LinkOutlined },
  revoked: { tone: 'neutral', icon: BlockOutlined },
  expired: { tone: 'neutral', icon: ScheduleOutlined },
});
const List = styled('ul')(({ theme }) => ({
  margin: '20px 0 0',
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${theme.palette.divider}`,
  '& li': { display: 'grid', gap: 6, padding: '12px 0' },
  '& li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '& strong': { flex: '1 1 160px', minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

const Line = ({ link }: { link: ReviewLinkView }) => {
  const t = useTranslate();
  const notify = useNotify();
  const { copy, shown } = useLinkCopy();
  const { id, label, status, expiresAt, openedCount, openedAt, guestCount, reviewsRemovedAt } = link;
  const { mutate, isPending } = useSend({ resource: 'review-links', success: `${words}.revoked` });
  const isExpired = status === 'active' && Date.parse(expiresAt) <= Date.now();
  const onCopy = () =>
    copy(id).then(
      (isCopied) => isCopied && notify(`${words}.copied`, { type: 'success' }),
      (error: Error) => notify(error.message, { type: 'error' }),
    );
  return (
    <li>
      <div>
        <strong>{label}</strong>
        <LinkStatusChip status={isExpired ? 'expired' : status} />
      </div>
      <small>
        {t(`${words}.until`)} <When at={expiresAt} withTime /> ·{' '}
        {openedCount === 0 ? t(`${words}.neverOpened`) : t(`${words}.opened`, { smart_count: openedCount })}
        {openedAt !== null && (
          <>
            , <When at={openedAt} withTime />
          </>
        )}
      </small>
      {reviewsRemovedAt !== null && <small>{t(`${words}.removedReviews`)}</small>}
      {reviewsRemovedAt === null && guestCount > 0 && (
        <small>{t(`${words}.guests`, { smart_count: guestCount })}</small>
      )}
      <div>
        {status === 'active' && !isExpired && (
          <>
            <Button
              size="small"
              variant="outlined"
              aria-label={t(`${words}.copy`, { name: label })}
              onClick={() => void onCopy()}
            >
              {t(`${words}.copyAction`)}
            </Button>
            <Button
              size="small"
              variant="outlined"
              disabled={isPending}
              aria-label={t(`${words}.revoke`, { name: label })}
              onClick={() => mutate({ id, action: 'revoke', body: {} })}
            >
              {t(`${words}.revokeAction`)}
            </Button>
          </>
        )}
        {reviewsRemovedAt === null && openedCount > 0 && <RemoveReviewsButton link={link} />}
      </div>
      {shown !== null && (
        <InputControl
          readOnly
          value={shown}
          aria-label={t(`${words}.address`, { name: label })}
          onFocus={(event) => event.target.select()}
        />
      )}
    </li>
  );
};

/** The links of an interview, newest first. */
export const MadeLinks = ({ interviewId }: { interviewId: string }) => {
  const { data, error, isPending, refetch } = useGetList<ReviewLinkView>('review-links', {
    filter: { interviewId },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (isPending) return <Skeleton height={64} sx={{ marginTop: '20px' }} />;
  if (data.length === 0) return null;
  return (
    <List>
      {data.map((link) => (
        <Line key={link.id} link={link} />
      ))}
    </List>
  );
};
