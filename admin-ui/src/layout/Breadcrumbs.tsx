import ArrowBack from '@mui/icons-material/ArrowBack';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useGoBack } from 'ui-kit/page/useGoBack';

export type Crumb = { label: string; to?: string };

const Nav = styled('nav')({
  display: 'flex',
  minWidth: 0,
  alignItems: 'center',
  gap: 10,
  minHeight: 28,
});
const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', flexShrink: 0, maxWidth: '40ch', whiteSpace: 'nowrap' },
  '& li:last-of-type': { flexShrink: 1, minWidth: 0 },
  '@media (max-width: 719px)': {
    '& li[data-plain]': { display: 'none' },
    // Where all of the way has no room, each step gives some of its own.
    '& li:not(:first-of-type)': { flexShrink: 1, minWidth: 24 },
    '& li:not(:first-of-type) > a': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
  '& li + li::before': { content: '"/"', margin: '0 8px', color: theme.palette.brand.outline },
  '& li > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& a': {
    color: 'inherit',
    textDecoration: 'none',
    display: 'flex',
    borderRadius: 4,
    padding: '4px 2px',
    margin: '0 -2px',
  },
  '& a:hover': { color: theme.palette.text.primary, textDecoration: 'underline', textUnderlineOffset: 3 },
  '& svg': { fontSize: 18 },
}));
const Back = styled(Link)(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 28,
  height: 28,
  borderRadius: 6,
  color: theme.palette.text.secondary,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  '&:hover': { color: theme.palette.text.primary, borderColor: theme.palette.brand.outline },
  '& svg': { fontSize: 16 },
}));

/** The way from home to here, with a step back: to the nearest page above, else to where one was before. */
export const Breadcrumbs = ({ crumbs, here }: { crumbs: readonly Crumb[]; here: string }) => {
  const t = useTranslate();
  const goBack = useGoBack();
  const above = crumbs.findLast(({ to }) => to)?.to;
  return (
    <Nav aria-label={t('layout.breadcrumbs')}>
      <Back to={above ?? '/'} aria-label={t('layout.back')} onClick={above ? undefined : goBack}>
        <ArrowBack aria-hidden="true" />
      </Back>
      <List>
        <li>
          <Link to="/" aria-label={t('layout.home')}>
            <HomeOutlined aria-hidden="true" />
          </Link>
        </li>
        {crumbs.map(({ label, to }) => (
          <li key={label} data-plain={to === undefined || undefined}>
            {to ? <Link to={to}>{label}</Link> : <span>{label}</span>}
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </List>
    </Nav>
  );
};
