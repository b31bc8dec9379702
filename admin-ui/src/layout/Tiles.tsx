import { styled, type Theme } from '@mui/material/styles';
import { type KeyboardEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Section } from '#admin-ui/sections';
import { nextTile } from './tile-keys.ts';

const Group = styled('section')({ '& + &': { marginTop: 28 } });
const Heading = styled('h2')(({ theme }) => ({
  margin: '0 0 10px',
  fontSize: '0.875rem',
  fontWeight: 600,
  color: theme.palette.text.secondary,
}));
const Grid = styled('ul')({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 190px), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (max-width: 719px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const tile = ({ theme }: { theme: Theme }) => {
  const { tones, inkSoft, brandStrong, outline } = theme.palette.brand;
  return {
    display: 'flex',
    flexDirection: 'column',
    gap: 14,
    height: '100%',
    minHeight: 118,
    padding: 18,
    borderRadius: 12,
    border: `1px solid ${theme.palette.divider}`,
    textDecoration: 'none',
    fontWeight: 600,
    color: theme.palette.text.primary,
    background: theme.palette.background.paper,
    '&:hover': { borderColor: outline },
    '& > span:first-of-type': {
      display: 'grid',
      placeItems: 'center',
      width: 44,
      height: 44,
      borderRadius: 12,
      background: tones.success.tint,
      color: theme.palette.mode === 'dark' ? tones.success.ink : brandStrong,
    },
    '& svg': { fontSize: 24 },
    '& small': { display: 'block', marginTop: 2, fontSize: '0.8125rem', fontWeight: 400, color: inkSoft },
    '& > span:last-of-type': { overflowWrap: 'anywhere', lineHeight: 1.35 },
  } as const;
};
const Tile = styled(Link)(tile);
/** One that does something instead of leading somewhere in the console. */
export const TileButton = styled('button')(tile, {
  width: '100%',
  fontSize: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
});

const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tile]')];
  const here = tiles.indexOf(document.activeElement as HTMLElement);
  const places = tiles.map((tile) => tile.getBoundingClientRect());
  const next = here === -1 ? null : nextTile(event.key, here, places);
  if (next === null) return;
  event.preventDefault();
  tiles[next]?.focus();
};

export type TileGroup = { title?: string; sections: readonly Section[]; extra?: React.ReactNode };

/** Large ways to places of the console; arrows move among them as they lie. */
export const Tiles = ({ groups }: { groups: readonly TileGroup[] }) => {
  const t = useTranslate();
  const id = useId();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it take the keys; arrows only move among them
    <div onKeyDown={moveFocus}>
      {groups.map(({ title, sections, extra }, index) => (
        <Group key={title ?? 'all'} {...(title && { 'aria-labelledby': `${id}-${index}` })}>
          {title && <Heading id={`${id}-${index}`}>{title}</Heading>}
          <Grid>
            {sections.map(({ path, title: name, icon: Icon }) => (
              <li key={path}>
                <Tile to={`/${path}`} data-tile>
                  <span>
                    <Icon aria-hidden="true" />
                  </span>
                  <span>{t(name)}</span>
                </Tile>
              </li>
            ))}
            {extra && <li>{extra}</li>}
          </Grid>
        </Group>
      ))}
    </div>
  );
};
