import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { ItemButton } from './useItemMoves.ts';

const Frame = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: '12px 16px 18px',
  borderRadius: 10,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.default,
  // Lists within items stand out from these.
  '& &': { background: theme.palette.background.paper },
}));
const Head = styled('div')({ display: 'flex', alignItems: 'center', '& > span': { flex: 1, fontWeight: 600 } });
const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  fontSize: '0.875rem',
  color: theme.palette.text.secondary,
}));

const icons = { up: ArrowUpward, down: ArrowDownward, remove: DeleteOutlined };

type Props = {
  id: string;
  /** What an item is called: `Step`. */
  name: string;
  index: number;
  total: number;
  onMove: (index: number, button: 'up' | 'down') => void;
  onRemove: (index: number) => void;
  children: ReactNode;
};

/** One item of a list: its inputs, its place, and what can be done with it. */
export const Item = ({ id, name, index, total, onMove, onRemove, children }: Props) => {
  const t = useTranslate();
  const words = { name, position: index + 1 };
  const button = (action: Exclude<ItemButton, 'undo'>, onClick: () => void, disabled = false) => {
    const Icon = icons[action];
    const label = t(`common.items.${action}`, words);
    return (
      <IconButton id={`${id}-${action}`} size="small" title={label} aria-label={label} {...{ onClick, disabled }}>
        <Icon fontSize="small" aria-hidden="true" />
      </IconButton>
    );
  };
  return (
    <Frame aria-label={t('common.items.one', words)}>
      <Head>
        <span>{t('common.items.one', words)}</span>
        {button('up', () => onMove(index, 'up'), index === 0)}
        {button('down', () => onMove(index, 'down'), index === total - 1)}
        {button('remove', () => onRemove(index))}
      </Head>
      {children}
    </Frame>
  );
};

type RemovedProps = { id: string; name: string; position: number; onUndo: () => void };

/** In the place of an item that was removed, until something else is done. */
export const RemovedItem = ({ id, name, position, onUndo }: RemovedProps) => {
  const t = useTranslate();
  return (
    <Line>
      <span role="status">{t('common.items.removed', { name, position })}</span>
      <Button id={`${id}-undo`} size="small" onClick={onUndo}>
        {t('common.items.undo')}
      </Button>
    </Line>
  );
};
