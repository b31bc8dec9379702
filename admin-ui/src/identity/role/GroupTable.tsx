import { styled } from '@mui/material/styles';
import type { Permission } from 'contracts/kernel/permission';
import { useTranslate } from 'react-admin';
import { type Group, type Right, shareOf, type Thing, thingName, usual, withAll } from './matrix.ts';
import { Tick } from './Tick.tsx';

/** A table where there is room; on a phone each thing is a block of its own, its rights named beside their boxes. */
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th': { textAlign: 'left', fontWeight: 560 },
  '& thead th': { fontSize: '0.8125rem', color: theme.palette.text.secondary, verticalAlign: 'bottom' },
  '& th, & td': { padding: '4px 12px 4px 0' },
  '& tbody tr': { borderTop: `1px solid ${theme.palette.divider}` },
  '& td[data-usual]': { width: 92 },
  '& td[data-usual] label > span': { display: 'none' },
  '@media (max-width: 719px)': {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', padding: '8px 0' },
    '& tbody th': { gridColumn: '1 / -1' },
    '& td[data-usual]': { width: 'auto' },
    '& td[data-usual] label > span': { display: 'inline' },
    '& td:empty': { display: 'none' },
    '& td label': { minHeight: 40 },
  },
}));
const Others = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '0 14px' });

export type MatrixProps = {
  value: readonly Permission[];
  /** Whether the reader may give or take this one. */
  mayChange: (permission: Permission) => boolean;
  onChange: (value: Permission[]) => void;
  /** What there is to choose from; default: everything. */
  offered?: readonly Permission[];
};

const useRights = ({ value, mayChange, onChange }: MatrixProps) => {
  const set = (names: readonly Permission[]) => (isHeld: boolean) =>
    onChange(withAll(value, names.filter(mayChange), isHeld));
  return (names: readonly Permission[]) => ({
    share: shareOf(value, names),
    disabled: !names.some(mayChange),
    onChange: set(names),
  });
};

/** The things of one group as rows, what may be done with them as columns; a row's and a column's box sets all of it. */
export const GroupTable = ({ group, things, ...matrix }: MatrixProps & { group: Group; things: readonly Thing[] }) => {
  const t = useTranslate();
  const rights = useRights(matrix);
  const nameOf = (action: string) => t(`identity.role.action.${action}`);
  const isUsual = ({ action }: Right) => (usual as readonly string[]).includes(action);
  const columns = usual.filter((action) => things.some((thing) => thing.rights.some((one) => one.action === action)));
  const hasOthers = things.some((thing) => thing.rights.some((one) => !isUsual(one)));
  const inColumn = (action: string) =>
    things.flatMap((thing) => thing.rights.filter((one) => one.action === action).map((one) => one.permission));
  const box = (thing: Thing, { action, permission }: Right) => (
    <Tick
      key={permission}
      {...rights([permission])}
      label={`${thingName(t, thing.id)}: ${nameOf(action)}`}
      shown={nameOf(action)}
    />
  );

  return (
    <Table aria-label={t(`identity.role.group.${group.id}`)}>
      <thead>
        <tr>
          <th scope="col">{t('identity.role.matrix.thing')}</th>
          {columns.map((action) => (
            <th key={action} scope="col">
              <Tick
                {...rights(inColumn(action))}
                label={t('identity.role.matrix.column', { action: nameOf(action) })}
                shown={nameOf(action)}
              />
            </th>
          ))}
          {hasOthers && <th scope="col">{t('identity.role.matrix.others')}</th>}
        </tr>
      </thead>
      <tbody>
        {things.map((thing) => (
          <tr key={thing.id}>
            <th scope="row">
              <Tick
                {...rights(thing.rights.map(({ permission }) => permission))}
                label={t('identity.role.matrix.row', { thing: thingName(t, thing.id) })}
                shown={thingName(t, thing.id)}
              />
            </th>
            {columns.map((action) => (
              <td key={action} data-usual>
                {thing.rights.filter((one) => one.action === action).map((right) => box(thing, right))}
              </td>
            ))}
            {hasOthers && (
              <td>
                {thing.rights.some((one) => !isUsual(one)) && (
                  <Others>{thing.rights.filter((one) => !isUsual(one)).map((right) => box(thing, right))}</Others>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
