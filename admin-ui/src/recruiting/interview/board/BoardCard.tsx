import DragIndicator from '@mui/icons-material/DragIndicator';
import { styled } from '@mui/material/styles';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import { useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useButton } from 'react-aria/useButton';
import { useDrag } from 'react-aria/useDrag';
import { Link } from 'react-router';
import { useLocale } from 'ui-kit/preferences/preferences';
import { LabelChips } from '#admin-ui/automation/label/LabelChips.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { durationText } from '#admin-ui/recruiting/job/durations';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { Tick } from '#admin-ui/shared/list/Ticks.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { useBoard } from './board-context.ts';

const TYPE = 'application/x-onrecord-interviews';

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '4px 10px',
  padding: '10px 8px 10px 12px',
  borderRadius: 10,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '&[draggable="true"]': { cursor: 'grab' },
  '&[data-ticked]': { borderColor: theme.palette.primary.main },
  '&[data-away]': { opacity: 0.5 },
  '& a': { fontWeight: 600, color: theme.palette.text.primary, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& p, & small': { gridColumn: '2 / -1', margin: 0, color: theme.palette.text.secondary },
  '& small': { fontSize: '0.8125rem' },
  '& > div': { gridColumn: '2 / -1' },
}));
const Handle = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  margin: '-4px 0',
  padding: 0,
  border: 0,
  borderRadius: 6,
  color: theme.palette.text.secondary,
  background: 'transparent',
  cursor: 'grab',
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
  '& svg': { fontSize: 18 },
}));

type Props = { interview: InterviewView; labelIds: readonly string[] };

/** An interview that is dragged to another status, by itself or with all that are ticked. */
export const BoardCard = ({ interview, labelIds }: Props) => {
  const { id, candidateName, jobTitle, status, statusSince, reasonName } = interview;
  const t = useTranslate();
  const locale = useLocale();
  const mayMove = useCan()('tenant.interviews.update');
  const { selectedIds } = useListContext();
  const { viewPath } = useResource('interviews');
  const { startDrag, endDrag, moving } = useBoard();
  const handle = useRef<HTMLButtonElement>(null);
  const name = candidateName ?? t('common.erasedPerson');
  const isTicked = selectedIds.includes(id);
  const ids = isTicked ? (selectedIds as string[]) : [id];

  const { dragProps, dragButtonProps, isDragging } = useDrag({
    isDisabled: !mayMove,
    hasDragButton: true,
    getItems: () => [{ [TYPE]: ids.join(' '), 'text/plain': name }],
    getAllowedDropOperations: () => ['move'],
    onDragStart: () => startDrag({ ids, name: candidateName, from: ids.length === 1 ? status : null }),
    onDragEnd: endDrag,
  });
  const { buttonProps } = useButton({ ...dragButtonProps, elementType: 'button' }, handle);
  const since = durationText((Date.now() - Date.parse(statusSince)) / 1_000, locale);

  return (
    <Card {...dragProps} data-ticked={isTicked || undefined} data-away={isDragging || moving.includes(id) || undefined}>
      {mayMove ? <Tick id={id} name={`${name}, ${jobTitle}`} /> : <span />}
      <Link to={viewPath(interview)} draggable={false}>
        <PersonName name={candidateName} />
      </Link>
      {mayMove ? (
        <Handle
          {...buttonProps}
          ref={handle}
          aria-label={
            ids.length > 1
              ? t('resources.interviews.board.moveMany', { smart_count: ids.length })
              : t('resources.interviews.board.move', { name })
          }
        >
          <DragIndicator aria-hidden="true" />
        </Handle>
      ) : (
        <span />
      )}
      <p>{jobTitle}</p>
      {reasonName && <p>{reasonName}</p>}
      <small>{t('resources.interviews.board.since', { time: since })}</small>
      {labelIds.length > 0 && (
        <div>
          <LabelChips ids={labelIds} />
        </div>
      )}
    </Card>
  );
};
