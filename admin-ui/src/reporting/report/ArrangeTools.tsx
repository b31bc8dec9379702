import Close from '@mui/icons-material/Close';
import OpenWith from '@mui/icons-material/OpenWith';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import type { ReportName } from 'contracts/identity/user-settings/user-settings.events';
import { useTranslate } from 'react-admin';
import { ActionMenu } from '#admin-ui/shared/ActionMenu.tsx';
import { type Move, moves } from './arrangement.ts';
import { titleKey } from './reports.ts';

type Props = { report: ReportName; onMove: (move: Move) => void; onRemove: () => void };

/** What dragging does, one step at a time and without a mouse. The menu stays open for the next step. */
export const ArrangeTools = ({ report, onMove, onRemove }: Props) => {
  const t = useTranslate();
  const title = t(titleKey(report));
  const arrange = t('reporting.dashboard.arrange', { title });
  const remove = t('reporting.dashboard.remove', { title });
  return (
    <>
      <ActionMenu
        label={arrange}
        place="below-right"
        trigger={(props) => (
          <IconButton size="small" aria-label={arrange} title={arrange} {...props}>
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
