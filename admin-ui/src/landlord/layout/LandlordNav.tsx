import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Wordmark } from 'ui-kit/page/BrandMark.tsx';
import { PlatformAdminMenu } from '#admin-ui/landlord/platform-admin/PlatformAdminMenu.tsx';
import { NavItem } from '#admin-ui/layout/NavItem.tsx';
import { places } from './sections.ts';

const Head = styled('div')(({ theme }) => ({
  padding: '8px 10px 0',
  '& p': { margin: '4px 0 0', fontSize: '0.75rem', fontWeight: 600, color: theme.palette.text.secondary },
}));
const Items = styled('ul')({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' });
const Foot = styled('div')(({ theme }) => ({
  marginTop: 'auto',
  paddingTop: 10,
  borderTop: `1px solid ${theme.palette.divider}`,
}));

/** Tells that this is no company's console. */
export const LandlordBrand = () => {
  const t = useTranslate();
  return (
    <Head>
      <Wordmark />
      <p>{t('platform.area')}</p>
    </Head>
  );
};

/** The places of the area, and who is in it. */
export const LandlordNav = ({ onNavigate }: { onNavigate?: () => void }) => {
  const t = useTranslate();
  return (
    <>
      <nav aria-label={t('layout.menu')}>
        <Items>
          {places.map(({ path, title, icon }) => (
            <li key={path}>
              <NavItem to={`/${path}`} icon={icon} label={t(title)} mini={false} onNavigate={onNavigate} />
            </li>
          ))}
        </Items>
      </nav>
      <Foot>
        <PlatformAdminMenu />
      </Foot>
    </>
  );
};
