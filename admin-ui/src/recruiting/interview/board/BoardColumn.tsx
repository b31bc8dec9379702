import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import {
  type InterviewStatus,
  type InterviewView,
  StaffInterviewStatus,
} from 'contracts/recruiting/interview/interview.entity';
import { useId, useRef } from 'react';
import { useGetManyAggregate, useInfiniteGetList, useTranslate } from 'react-admin';
import { useDrop } from 'react-aria/useDrop';
import { useLocale } from 'ui-kit/preferences/preferences';
import { useCan } from '#admin-ui/providers/me.tsx';
import { InterviewStatusChip, statusKey } from '#admin-ui/recruiting/interview/interview-status';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { formatCount } from '#admin-ui/shared/formats';
import { BoardCard } from './BoardCard.tsx';
import { columnQuery, useBoard } from './board-context.ts';

const Root = styled('section')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 220,
  maxHeight: 'max(420px, calc(100dvh - 230px))',
  borderRadius: 12,
  background: theme.palette.brand.sunken,
  outline: 0,
  '&[data-over]': { boxShadow: `inset 0 0 0 2px ${theme.palette.primary.main}` },
  '&:focus-visible': { boxShadow: `inset 0 0 0 3px ${theme.palette.primary.main}` },
  '@media (max-width: 719px)': { maxHeight: 'none' },
}));
const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '12px 12px 8px',
  '& h2': { display: 'flex', margin: 0, fontSize: 'inherit' },
  '& > span': { fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums', color: theme.palette.text.secondary },
}));
const Cards = styled('ul')({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  flex: 1,
  margin: 0,
  padding: '2px 8px 8px',
  overflowY: 'auto',
  listStyle: 'none',
});
const Soft = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '4px 12px 12px',
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
}));

/** Says over a column why nothing can be dropped there. */
const Closed = styled('p')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  zIndex: 2,
  display: 'grid',
  placeItems: 'center',
  margin: 0,
  padding: 24,
  borderRadius: 12,
  textAlign: 'center',
  fontSize: '0.875rem',
  fontWeight: 560,
  color: theme.palette.text.secondary,
  background: `color-mix(in srgb, ${theme.palette.brand.sunken} 88%, transparent)`,
}));

type Props = { status: InterviewStatus; filter: Record<string, unknown> };

/** The interviews of one status. One that the system sets takes none, and says why. */
export const BoardColumn = ({ status, filter }: Props) => {
  const t = useTranslate();
  const locale = useLocale();
  const can = useCan();
  const title = useId();
  const ref = useRef<HTMLElement>(null);
  const { dragged, move, endDrag } = useBoard();
  const staffStatus = StaffInterviewStatus.safeParse(status).data;

  const found = useInfiniteGetList<InterviewView>('interviews', columnQuery(filter, status), { retry: false });
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = found;
  const interviews = data?.pages.flatMap((page) => page.data) ?? [];
  const total = data?.pages[0]?.total ?? 0;
  const { data: people = [] } = useGetManyAggregate<CandidateView>(
    'candidates',
    { ids: interviews.map(({ candidateId }) => candidateId) },
    { enabled: interviews.length > 0 && can('tenant.candidates.read') && can('tenant.labels.read'), retry: false },
  );
  const labels = new Map(people.flatMap((person) => (person ? [[person.id, person.labelIds] as const] : [])));

  const { dropProps, isDropTarget } = useDrop({
    ref,
    isDisabled: staffStatus === undefined || !can('tenant.interviews.update'),
    getDropOperation: () => (dragged && dragged.from !== status ? 'move' : 'cancel'),
    onDrop: () => {
      if (dragged && staffStatus) move(dragged, staffStatus);
      endDrag();
    },
  });

  return (
    <Root
      ref={ref}
      {...(dropProps as object)}
      tabIndex={-1}
      aria-labelledby={title}
      data-over={isDropTarget || undefined}
    >
      <Head>
        <h2 id={title}>
          <InterviewStatusChip status={status} />
        </h2>
        {data && (
          <span>
            {t('resources.interviews.board.count', { smart_count: total, number: formatCount(total, locale) })}
          </span>
        )}
      </Head>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={120} sx={{ m: '0 8px' }} />}
      {data && total === 0 && <Soft>{t(`resources.interviews.board.${staffStatus ? 'empty' : 'emptySystem'}`)}</Soft>}
      {interviews.length > 0 && (
        // A list that scrolls is reached by the keyboard.
        <Cards tabIndex={0} aria-label={t(statusKey(status))}>
          {interviews.map((interview) => (
            <BoardCard key={interview.id} interview={interview} labelIds={labels.get(interview.candidateId) ?? []} />
          ))}
          {hasNextPage && (
            <li>
              <Button fullWidth size="small" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('resources.interviews.board.more')}
              </Button>
            </li>
          )}
        </Cards>
      )}
      {dragged && !staffStatus && <Closed>{t('resources.interviews.board.closed')}</Closed>}
    </Root>
  );
};
