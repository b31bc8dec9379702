import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { BoardLink } from '#admin-ui/development/BoardLink.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { menuGroups } from './menu-groups.ts';
import { NavItem } from './NavItem.tsx';
import { useSectionTable } from './section-context.ts';

const Group = styled('div')({ '& + &': { marginTop: 18 } });
const Heading = styled('p')(({ theme }) => ({
  margin: '0 0 4px',
  padding: '0 10px',
  fontSize: '0.75rem',
  fontWeight: 600,
  color: theme.palette.text.secondary,
  '&[data-mini]': {
    height: 1,
    padding: 0,
    margin: '0 10px 10px',
    overflow: 'hidden',
    background: theme.palette.divider,
  },
}));
const Items = styled('ul')({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' });

/** What the person may open, grouped by area; nothing stands here that would be refused. */
export const Menu = ({ mini = false, onNavigate }: { mini?: boolean; onNavigate?: () => void }) => {
  const t = useTranslate();
  const can = useCan();
  const groups = menuGroups(useSectionTable(), can);
  const { pathname } = useLocation();
  const paths = groups.flatMap(({ sections }) => sections.map(({ path }) => `/${path}`));
  /** Whether another entry stands for where one is more closely. */
  const isOutdone = (path: string) =>
    paths.some((other) => other.startsWith(`/${path}/`) && `${pathname}/`.startsWith(`${other}/`));

  return (
    <nav aria-label={t('layout.menu')}>
      {groups.map(({ area, sections, hasBoard }) => (
        <Group key={area}>
          <Heading id={`area-${area}`} data-mini={mini || undefined}>
            {t(`layout.area.${area}`)}
          </Heading>
          <Items aria-labelledby={`area-${area}`}>
            {sections.map(({ path, title, icon, waiting }) => (
              <li key={path}>
                <NavItem
                  to={`/${path}`}
                  icon={icon}
                  label={t(title)}
                  mini={mini}
                  end={isOutdone(path)}
                  waiting={waiting}
                  onNavigate={onNavigate}
                />
              </li>
            ))}
            {hasBoard && (
              <li>
                <BoardLink mini={mini} />
              </li>
            )}
          </Items>
        </Group>
      ))}
    </nav>
  );
};
