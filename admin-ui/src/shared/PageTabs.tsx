import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router';

const Tabs = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  marginBottom: 20,
  overflowX: 'auto',
  borderBottom: `1px solid ${theme.palette.divider}`,
  '& a': {
    padding: '10px 14px',
    fontSize: '0.875rem',
    fontWeight: 560,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    color: theme.palette.text.secondary,
    borderBottom: '2px solid transparent',
    marginBottom: -1,
  },
  '& a:hover': { color: theme.palette.text.primary },
  '& a[aria-current="page"]': {
    color: theme.palette.text.primary,
    borderBottomColor: theme.palette.primary.main,
  },
}));

type Tab = {
  to: string;
  title: string;
  /** Pages below its address are its own. */
  hasMore?: boolean;
};
type Props = { label: string; tabs: readonly Tab[] };

/** Pages that belong together, and which of them this is. */
export const PageTabs = ({ label, tabs }: Props) => (
  <Tabs aria-label={label}>
    {tabs.map(({ to, title, hasMore = false }) => (
      <NavLink key={to} to={to} end={!hasMore}>
        {title}
      </NavLink>
    ))}
  </Tabs>
);
