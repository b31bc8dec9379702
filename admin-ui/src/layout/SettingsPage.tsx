import { useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { DeniedPage } from './Guarded.tsx';
import { tileGroups } from './menu-groups.ts';
import { Page } from './Page.tsx';
import { useSectionTable } from './section-context.ts';
import { Tiles } from './Tiles.tsx';

/** The settings that one may open. */
export const SettingsPage = () => {
  const t = useTranslate();
  const can = useCan();
  const table = useSectionTable();
  const sections = tileGroups(table, can).find(({ area }) => area === 'settings')?.sections ?? [];
  if (sections.length === 0) return <DeniedPage />;
  return (
    <Page title={t('layout.area.settings')} detail={t('layout.settingsDetail')}>
      <Tiles groups={[{ sections }]} />
    </Page>
  );
};
