import styled from '@emotion/styled';
import { Link } from 'react-router';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { CANDIDATE_HOME } from 'ui-kit/identity/session/redirect';
import { useGoBack } from 'ui-kit/page/useGoBack';
import { colour } from 'ui-kit/theme/colours';
import { Icon } from '#candidate-ui/shared/Icon.tsx';

export type Crumb = { label: string; to: string };

const Nav = styled.nav({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  marginBottom: 12,
  minWidth: 0,
});
const Back = styled(Link)({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 36,
  height: 36,
  borderRadius: 8,
  color: colour.inkSoft,
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  '&:hover': { color: colour.ink, borderColor: colour.outline },
});
const List = styled.ol({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  color: colour.inkSoft,
  '& li': { display: 'flex', alignItems: 'center', flexShrink: 0, whiteSpace: 'nowrap' },
  '& li:last-of-type': { flexShrink: 1, minWidth: 0 },
  '& li + li::before': { content: '"/" / ""', margin: '0 8px', color: colour.outline },
  '& li > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& a': {
    display: 'flex',
    padding: '6px 3px',
    margin: '0 -3px',
    borderRadius: 4,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { color: colour.ink, textDecoration: 'underline', textUnderlineOffset: 3 },
});

/** The way from the candidate's dashboard to here, with a step back: to the page above, else to where one was before. */
export const Breadcrumbs = ({ crumbs = [], here }: { crumbs?: readonly Crumb[] | undefined; here: string }) => {
  const { t } = useTranslation();
  const goBack = useGoBack();
  const above = crumbs.at(-1)?.to;
  return (
    <Nav aria-label={t('shell.breadcrumbs')}>
      <Back to={above ?? CANDIDATE_HOME} aria-label={t('shell.back')} onClick={above ? undefined : goBack}>
        <Icon name="back" size={18} />
      </Back>
      <List>
        <li>
          <Link to="/c" aria-label={t('shell.home')}>
            <Icon name="home" size={17} />
          </Link>
        </li>
        {crumbs.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </List>
    </Nav>
  );
};
