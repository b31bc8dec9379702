import ErrorOutline from '@mui/icons-material/ErrorOutline';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { InterviewStatus, StaffInterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useIsPhone } from '#admin-ui/layout/useIsPhone';
import { statusOrder } from '#admin-ui/recruiting/interview/interview-status';
import { useStatusChange } from '#admin-ui/recruiting/interview/useStatusChange.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import { BoardContext, type Dragged } from './board-context.ts';
import { ColumnTabs } from './ColumnTabs.tsx';
import { useEdgeScroll } from './useEdgeScroll.ts';

const Columns = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(264px, 1fr)',
  gap: 12,
  overflowX: 'auto',
  paddingBottom: 12,
  '@media (max-width: 719px)': { gridAutoColumns: '100%', overflowX: 'visible' },
});

/** The ten statuses, each with its interviews; on a phone one at a time. What is dragged onto another is moved there. */
export const Board = () => {
  const t = useTranslate();
  const isPhone = useIsPhone();
  const { error, refetch, filterValues, selectedIds, onUnselectItems } = useListContext();
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [moving, setMoving] = useState<readonly string[]>([]);
  const [tab, setTab] = useState<InterviewStatus>('created');
  const areTicked = useRef(false);
  const columns = useRef<HTMLDivElement>(null);
  useEdgeScroll(columns, dragged !== null);
  const { change, isPending, dialogs } = useStatusChange({
    onAnswer: () => areTicked.current && onUnselectItems(),
    onDone: () => setMoving([]),
  });

  if (error)
    return (
      <Notice icon={ErrorOutline} tone="danger" title={t('common.list.failed')} detail={error.message}>
        <Button variant="outlined" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </Notice>
    );

  const move = ({ ids, name }: Dragged, status: StaffInterviewStatus) => {
    setMoving(ids);
    areTicked.current = ids.some((id) => selectedIds.includes(id));
    change({ ids, status, ...(ids.length === 1 && { name }) });
  };
  const { status: _, ...filter } = filterValues;
  return (
    <BoardContext
      value={{ dragged, startDrag: setDragged, endDrag: () => setDragged(null), moving: isPending ? moving : [], move }}
    >
      {isPhone && <ColumnTabs filter={filter} chosen={tab} onChoose={setTab} />}
      <Columns ref={columns}>
        {statusOrder
          .filter((status) => !isPhone || status === tab)
          .map((status) => (
            <BoardColumn key={status} status={status} filter={filter} />
          ))}
      </Columns>
      {dialogs}
    </BoardContext>
  );
};
