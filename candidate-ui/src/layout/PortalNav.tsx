import styled from '@emotion/styled';
import { Link, useLocation } from 'react-router';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';
import { Icon, type IconName } from '#candidate-ui/shared/Icon.tsx';

const NARROW = '@media (max-width: 719px)';

const Nav = styled.nav({
  display: 'flex',
  flex: 1,
  gap: 4,
  [NARROW]: {
    position: 'fixed',
    zIndex: 20,
    inset: 'auto 0 0',
    gap: 0,
    padding: '4px 8px calc(4px + env(safe-area-inset-bottom))',
    background: colour.surface,
    borderTop: `1px solid ${colour.line}`,
  },
});
const Entry = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: '6px 12px',
  borderRadius: 8,
  fontSize: '0.9375rem',
  fontWeight: 560,
  color: colour.inkSoft,
  textDecoration: 'none',
  '&:hover': { color: colour.ink, background: colour.sunken },
  '&[aria-current]': { color: colour.brand },
  '& svg': { display: 'none' },
  [NARROW]: {
    flex: 1,
    flexDirection: 'column',
    justifyContent: 'center',
    gap: 3,
    minHeight: 52,
    padding: 4,
    fontSize: '0.75rem',
    lineHeight: 1.2,
    textAlign: 'center',
    '& svg': { display: 'block' },
  },
});

const entries: readonly { to: string; key: 'jobs' | 'mine' | 'trainings' | 'profile'; icon: IconName }[] = [
  { to: '/c/jobs', key: 'jobs', icon: 'search' },
  { to: '/c/interviews', key: 'mine', icon: 'list' },
  { to: '/c/trainings', key: 'trainings', icon: 'check' },
  { to: '/c/profile', key: 'profile', icon: 'person' },
];
/** First page of each part: the entry of a part is marked on all of its pages. */
const firstPage = {
  jobs: '/c/jobs/open',
  mine: '/c/interviews/mine',
  trainings: '/c/trainings',
  profile: '/c/profile',
};

/** The parts of the portal: beside the wordmark, on a phone at the thumb. */
export const PortalNav = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <Nav aria-label={t('shell.nav.label')}>
      {entries.map(({ to, key, icon }) => (
        <Entry key={key} to={firstPage[key]} aria-current={pathname.startsWith(to) ? 'page' : undefined}>
          <Icon name={icon} size={22} />
          {t(`shell.nav.${key}`)}
        </Entry>
      ))}
    </Nav>
  );
};
