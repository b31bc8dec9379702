import AppsOutlined from '@mui/icons-material/AppsOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { CompanyMenu } from './CompanyMenu.tsx';
import { TeamMenu } from './TeamMenu.tsx';
import { UserMenu } from './UserMenu.tsx';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 60,
  padding: '0 clamp(8px, 2vw, 28px)',
  borderBottom: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
}));
const Grow = styled('div')({ flex: 1, minWidth: 0, '& > *': { maxWidth: 280 } });
const Wide = styled('div')({ maxWidth: 200, '@media (max-width: 719px)': { display: 'none' } });
const Small = styled('div')({
  width: 52,
  '&:empty': { display: 'none' },
  '@media (min-width: 720px)': { display: 'none' },
});
const Person = styled('div')({ width: 52 });

/** Stands above the pages where tiles take the place of the sidebar. */
export const GridBar = () => {
  const t = useTranslate();
  return (
    <Bar>
      <IconButton component={Link} to="/home" aria-label={t('layout.allPlaces')}>
        <AppsOutlined />
      </IconButton>
      <Grow>
        <CompanyMenu />
      </Grow>
      <Wide>
        <TeamMenu />
      </Wide>
      <Small>
        <TeamMenu mini />
      </Small>
      <Person>
        <UserMenu mini place="below-right" />
      </Person>
    </Bar>
  );
};
