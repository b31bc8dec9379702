import ExpandMore from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { tenantPermissions } from 'contracts/kernel/permission';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { InputControl } from '#admin-ui/shared/form/controls';
import { plain } from '#admin-ui/shared/plain';
import { GroupTable, type MatrixProps } from './GroupTable.tsx';
import { type Group, groups, groupsOf, shareOf, type Thing, thingName, withAll } from './matrix.ts';
import { Tick } from './Tick.tsx';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  marginBottom: 12,
  '& input[type=search]': { flex: '1 1 220px', maxWidth: 360 },
  '& p': {
    margin: 0,
    marginLeft: 'auto',
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
    color: theme.palette.text.secondary,
  },
}));
const Part = styled('section')(({ theme }) => ({ borderTop: `1px solid ${theme.palette.divider}` }));
const Bar = styled('div')({ display: 'flex', alignItems: 'center', gap: 10, minHeight: 48 });
const Opener = styled('button')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  padding: 0,
  border: 0,
  font: 'inherit',
  fontWeight: 560,
  textAlign: 'left',
  color: theme.palette.text.primary,
  background: 'transparent',
  cursor: 'pointer',
  '& svg': { transition: 'transform 120ms', color: theme.palette.text.secondary },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
  '& small': { marginLeft: 'auto', fontWeight: 400, fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));
const Inside = styled('div')({ padding: '0 0 14px 28px', '@media (max-width: 719px)': { paddingLeft: 0 } });
const Nothing = styled('p')(({ theme }) => ({ color: theme.palette.text.secondary, fontSize: '0.875rem' }));

type PartProps = MatrixProps & { group: Group; things: readonly Thing[]; isSearched: boolean };

const GroupPart = ({ group, things, isSearched, ...matrix }: PartProps) => {
  const { value, mayChange, onChange } = matrix;
  const t = useTranslate();
  const [isOpened, open] = useState(false);
  const isOpen = isOpened || isSearched;
  const id = `permissions-${group.id}`;
  const name = t(`identity.role.group.${group.id}`);
  const held = group.permissions.filter((permission) => value.includes(permission)).length;
  return (
    <Part>
      <Bar>
        <Tick
          label={t('identity.role.matrix.group', { group: name })}
          share={shareOf(value, group.permissions)}
          disabled={!group.permissions.some(mayChange)}
          onChange={(isHeld) => onChange(withAll(value, group.permissions.filter(mayChange), isHeld))}
        />
        <Opener type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => open(!isOpened)}>
          {name}
          <small>{t('identity.role.matrix.count', { held, all: group.permissions.length })}</small>
          <ExpandMore aria-hidden="true" />
        </Opener>
      </Bar>
      <Inside id={id} hidden={!isOpen}>
        {isOpen && <GroupTable group={group} things={things} {...matrix} />}
      </Inside>
    </Part>
  );
};

/** Every permission by group and thing: searched, set one by one or by row, column and group. */
export const PermissionMatrix = (matrix: MatrixProps) => {
  const t = useTranslate();
  const [search, setSearch] = useState('');
  const sought = plain(search.trim());
  const { offered } = matrix;
  const found = (offered ? groupsOf(offered) : groups)
    .map((group) => {
      const isNamed = plain(t(`identity.role.group.${group.id}`)).includes(sought);
      return { group, things: group.things.filter(({ id }) => isNamed || plain(thingName(t, id)).includes(sought)) };
    })
    .filter(({ things }) => things.length > 0);
  return (
    <div>
      <Head>
        <InputControl
          type="search"
          aria-label={t('identity.role.matrix.search')}
          placeholder={t('identity.role.matrix.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <p role="status">
          {t('identity.role.matrix.total', { held: matrix.value.length, all: (offered ?? tenantPermissions).length })}
        </p>
      </Head>
      {found.map(({ group, things }) => (
        <GroupPart key={group.id} group={group} things={things} isSearched={sought !== ''} {...matrix} />
      ))}
      {found.length === 0 && <Nothing>{t('identity.role.matrix.nothing')}</Nothing>}
    </div>
  );
};
