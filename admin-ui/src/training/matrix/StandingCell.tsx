import CheckCircle from '@mui/icons-material/CheckCircle';
import HistoryToggleOff from '@mui/icons-material/HistoryToggleOff';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import WarningAmber from '@mui/icons-material/WarningAmber';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import type { TrainingCell } from 'contracts/training/matrix/training-matrix.endpoints';
import { useTranslate } from 'react-admin';
import { When } from '#admin-ui/shared/When.tsx';

const Sign = styled(ButtonBase)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  margin: '-4px -8px',
  padding: '4px 8px',
  borderRadius: 8,
  font: 'inherit',
  textAlign: 'start',
  color: theme.palette.text.primary,
  '&:hover': { background: theme.palette.brand.sunken },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}` },
  '& svg': { fontSize: 18, flexShrink: 0 },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.palette.text.secondary },
  '&[data-standing^="done"] svg': { color: theme.palette.brand.tones.success.ink },
  '&[data-standing="done-late"] svg, &[data-standing="begun"] svg': { color: theme.palette.brand.tones.notice.ink },
  '&[data-standing="overdue"]': { color: theme.palette.brand.tones.danger.ink },
}));
const icons = {
  done: CheckCircle,
  'done-late': HistoryToggleOff,
  begun: PlayCircleOutlined,
  'not-started': RadioButtonUnchecked,
  overdue: WarningAmber,
};

type Props = { cell: TrainingCell | undefined; of: string; onOpen: (assignmentId: string) => void };

/** How somebody stands with a program, which leads to what was scheduled for them. `of`: the person and the program. */
export const StandingCell = ({ cell, of, onOpen }: Props) => {
  const t = useTranslate();
  const word = (name: string) => t(`training.matrix.cell.${name}`);
  if (!cell)
    return (
      <span>
        <span aria-hidden="true">–</span>
        <span style={visuallyHidden}>{t('training.matrix.state.not-scheduled')}</span>
      </span>
    );
  const { id, standing, startedAt, startsAt, completedAt, expiresAt } = cell;
  const Icon = icons[standing];
  const isDone = standing === 'done' || standing === 'done-late';
  const opensLater = standing === 'not-started' && Date.parse(startsAt) > Date.now();
  return (
    <Sign data-standing={standing} aria-haspopup="dialog" onClick={() => onOpen(id)}>
      <Icon aria-hidden="true" />
      <span>
        {isDone && completedAt !== null ? <When at={completedAt} /> : t(`training.matrix.state.${standing}`)}
        {standing === 'done-late' && <small>{word('late')}</small>}
        {standing === 'overdue' && <small>{word(startedAt === null ? 'neverStarted' : 'started')}</small>}
        {opensLater && (
          <small>
            {t('training.mine.starts')} <When at={startsAt} />
          </small>
        )}
        {!isDone && standing !== 'overdue' && !opensLater && expiresAt !== null && (
          <small>
            {t('training.mine.until')} <When at={expiresAt} />
          </small>
        )}
        <span style={visuallyHidden}>
          {isDone && ` ${word('completed')}`} · {of}
        </span>
      </span>
    </Sign>
  );
};
