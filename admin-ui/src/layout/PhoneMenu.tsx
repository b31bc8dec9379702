import Close from '@mui/icons-material/Close';
import MenuIcon from '@mui/icons-material/Menu';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  height: 56,
  padding: '0 12px 0 8px',
  borderBottom: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
}));
const Panel = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  width: 'min(300px, 84vw)',
  height: '100%',
  padding: 12,
});
const Name = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  fontWeight: 620,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
const Top = styled('div')({ display: 'flex', alignItems: 'center', gap: 4 });
const Grow = styled('div')({ flex: 1, minWidth: 0 });

type Props = {
  /** In the bar: where one is. */
  name: ReactNode;
  head: ReactNode;
  children: (close: () => void) => ReactNode;
};

/** The menu of small screens: a bar that opens a drawer with `head` and, below it, the places to go to. */
export const PhoneMenu = ({ name, head, children }: Props) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Bar>
      <IconButton aria-label={t('layout.openMenu')} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <MenuIcon />
      </IconButton>
      <Name>{name}</Name>
      <Drawer open={isOpen} onClose={close} slotProps={{ paper: { 'aria-label': t('layout.menu'), role: 'dialog' } }}>
        <Panel>
          <Top>
            <Grow>{head}</Grow>
            <IconButton aria-label={t('layout.closeMenu')} onClick={close}>
              <Close />
            </IconButton>
          </Top>
          {children(close)}
        </Panel>
      </Drawer>
    </Bar>
  );
};
