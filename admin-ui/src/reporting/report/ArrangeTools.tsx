import Close from '@mui/icons-material/Close';
import OpenWith from '@mui/icons-material/OpenWith';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import type { ReportName } from 'contracts/identity/user-settings/user-settings.events';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { ActionMenu } from '#admin-ui/shared/ActionMenu.tsx';
import { type Move, moves } from './arrangement.ts';
import { titleKey } from './reports.ts';

type Props = { report: ReportName; onMove: (move: Move) => void; onRemove: () => void };

/** Pixels after which a press is a drag; the grid's own. */
const DRAG_THRESHOLD = 3;

/** Tells a press that dragged the report from one that opens the menu. */
const useDragged = () => {
  const from = useRef({ x: 0, y: 0 });
  return {
    press: ({ clientX, clientY }: PointerEvent) => {
      from.current = { x: clientX, y: clientY };
    },
    isDragged: ({ clientX, clientY, detail }: MouseEvent) =>
      detail > 0 && Math.hypot(clientX - from.current.x, clientY - from.current.y) >= DRAG_THRESHOLD,
  };
};

/** The grip to drag a report by. Pressed, it opens a menu that does the same one step at a time, which stays open for the next. */
export const ArrangeTools = ({ report, onMove, onRemove }: Props) => {
  const t = useTranslate();
  const title = t(titleKey(report));
  const arrange = t('reporting.dashboard.arrange', { title });
  const { press, isDragged } = useDragged();
  const remove = t('reporting.dashboard.remove', { title });
  return (
    <>
      <ActionMenu
        label={arrange}
        place="below-right"
        trigger={({ onClick, ...props }) => (
          <IconButton
            size="small"
            data-grip
            aria-label={arrange}
            title={arrange}
            onPointerDown={press}
            onClick={(event) => !isDragged(event) && onClick(event)}
            {...props}
          >
            <OpenWith fontSize="small" aria-hidden="true" />
          </IconButton>
        )}
      >
        {() =>
          moves.map((move) => (
            <MenuItem key={move} onClick={() => onMove(move)}>
              {t(`reporting.dashboard.move.${move}`)}
            </MenuItem>
          ))
        }
      </ActionMenu>
      <IconButton size="small" aria-label={remove} title={remove} onClick={onRemove}>
        <Close fontSize="small" aria-hidden="true" />
      </IconButton>
    </>
  );
};
