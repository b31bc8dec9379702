import { styled } from '@mui/material/styles';
import type { FileView } from 'contracts/library/file/file.entity';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { useBytes } from 'ui-kit/format/bytes';
import type { ListShape } from '#admin-ui/shared/list/column';
import { Tick } from '#admin-ui/shared/list/Ticks.tsx';
import { FileKind } from './FileKind.tsx';
import { Thumbnail } from './Thumbnail.tsx';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(176px, 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (max-width: 719px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8 },
});
const Tile = styled('li')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  '&:hover, &:focus-within': { borderColor: theme.palette.brand.outline },
  '&[data-ticked]': { background: theme.palette.brand.tones.success.tint },
}));
const Name = styled(Link)(({ theme }) => ({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.875rem',
  fontWeight: 560,
  color: theme.palette.text.primary,
  textDecoration: 'none',
  // The link covers its tile, so that all of it can be pressed.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 12 },
}));
const Facts = styled('p')(({ theme }) => ({
  margin: '2px 0 0',
  fontSize: '0.8125rem',
  color: theme.palette.text.secondary,
}));
const Corner = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 8,
  left: 8,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: 30,
  height: 30,
  borderRadius: 8,
  background: theme.palette.background.paper,
}));

type Props = Pick<ListShape<FileView>, 'nameOf' | 'isSelectable' | 'attributesOf'> & {
  pathOf: (file: FileView) => string;
};

/** Files as tiles, pictures of them shown. */
export const FileTiles = ({ pathOf, nameOf, isSelectable, attributesOf }: Props) => {
  const bytes = useBytes();
  const { data = [], isFetching, selectedIds } = useListContext<FileView>();
  return (
    <List aria-busy={isFetching}>
      {data.map((file) => (
        <Tile key={file.id} data-ticked={selectedIds.includes(file.id) || undefined} {...attributesOf?.(file)}>
          {isSelectable && (
            <Corner>
              <Tick id={file.id} name={nameOf(file)} />
            </Corner>
          )}
          <Thumbnail file={file} />
          <div style={{ padding: '10px 12px 12px' }}>
            <Name to={pathOf(file)} title={file.name} draggable={false}>
              {file.name}
            </Name>
            <Facts>
              <FileKind file={file} /> · {bytes(file.size)}
            </Facts>
          </div>
        </Tile>
      ))}
    </List>
  );
};
