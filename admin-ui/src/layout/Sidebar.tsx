import KeyboardDoubleArrowLeft from '@mui/icons-material/KeyboardDoubleArrowLeft';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import { styled } from '@mui/material/styles';
import { useStore, useTranslate } from 'react-admin';
import { CompanyMenu } from './CompanyMenu.tsx';
import { Menu } from './Menu.tsx';
import { NavButton } from './NavItem.tsx';
import { TeamMenu } from './TeamMenu.tsx';
import { UserMenu } from './UserMenu.tsx';

const Root = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  width: 244,
  flexShrink: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  padding: 12,
  borderRight: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  '&[data-mini]': { width: 64 },
}));
const Body = styled('div')({ flex: 1, minHeight: 0, overflowY: 'auto', '&[data-mini]': { scrollbarWidth: 'none' } });
const Foot = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  paddingTop: 10,
  borderTop: `1px solid ${theme.palette.divider}`,
}));

/** Mini until the person opens it, then as they last had it. */
const useMini = () => useStore('console.isMini', true);

export const Sidebar = () => {
  const t = useTranslate();
  const [mini, setMini] = useMini();
  return (
    <Root data-mini={mini || undefined}>
      <div>
        <CompanyMenu mini={mini} />
        <TeamMenu mini={mini} />
      </div>
      <Body data-mini={mini || undefined}>
        <Menu mini={mini} />
      </Body>
      <Foot>
        <NavButton
          icon={mini ? KeyboardDoubleArrowRight : KeyboardDoubleArrowLeft}
          label={t(mini ? 'layout.expand' : 'layout.collapse')}
          mini={mini}
          aria-expanded={!mini}
          onClick={() => setMini(!mini)}
        />
        <UserMenu mini={mini} />
      </Foot>
    </Root>
  );
};
