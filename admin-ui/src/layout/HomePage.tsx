import { useTranslate } from 'react-admin';
import { BoardTile } from '#admin-ui/development/BoardLink.tsx';
import { useCan, useMe } from '#admin-ui/providers/me.tsx';
import { tileGroups } from './menu-groups.ts';
import { Page } from './Page.tsx';
import { useSectionTable } from './section-context.ts';
import { Tiles } from './Tiles.tsx';

/** Everything that one may open, as tiles (docs/product.md UI-4). */
export const HomePage = () => {
  const t = useTranslate();
  const can = useCan();
  const { currentTenant } = useMe();
  const table = useSectionTable();
  const groups = tileGroups(table, can)
    .map(({ area, sections, hasBoard }) => ({
      title: t(`layout.area.${area}`),
      sections: sections.filter(({ path }) => path !== 'home'),
      extra: hasBoard ? <BoardTile /> : undefined,
    }))
    .filter(({ sections, extra }) => sections.length > 0 || extra);
  return (
    <Page title={t('layout.home')} detail={currentTenant?.name}>
      <Tiles groups={groups} />
    </Page>
  );
};
