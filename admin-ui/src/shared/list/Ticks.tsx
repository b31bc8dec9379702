import { styled } from '@mui/material/styles';
import { type Identifier, useListContext, useTranslate } from 'react-admin';

/** A checkbox without a field around it. */
export const Box = styled('input')(({ theme }) => ({
  width: 17,
  height: 17,
  margin: 0,
  verticalAlign: 'middle',
  accentColor: theme.palette.primary.main,
  cursor: 'pointer',
}));
/** A target large enough for a finger around a small box. */
const Target = styled('label')({
  display: 'inline-grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  margin: -8,
  verticalAlign: 'middle',
  cursor: 'pointer',
});

export const Tick = ({ id, name }: { id: Identifier; name: string }) => {
  const t = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <Target>
      <Box
        type="checkbox"
        aria-label={t('common.list.select', { name })}
        checked={selectedIds.includes(id)}
        onChange={() => onToggleItem(id)}
      />
    </Target>
  );
};

/** Ticks the rows of this page; those of other pages stay as they are. */
export const TickAll = () => {
  const t = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id as Identifier);
  const ticked = ids.filter((id) => selectedIds.includes(id));
  const isAll = ids.length > 0 && ticked.length === ids.length;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <Target>
      <Box
        type="checkbox"
        aria-label={t('common.list.selectPage')}
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = ticked.length > 0 && !isAll;
        }}
        onChange={() => onSelect(isAll ? others : [...others, ...ids])}
      />
    </Target>
  );
};
