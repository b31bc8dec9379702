import ChevronRight from '@mui/icons-material/ChevronRight';
import DeleteOutline from '@mui/icons-material/DeleteOutline';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useDropTarget } from '#admin-ui/library/drag/useDropTarget';
import { systemFolderName } from '#admin-ui/library/places';
import { MoreFolders } from './MoreFolders.tsx';
import { useFolders } from './useFolders.ts';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', '& ul': { paddingLeft: 16 } });
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  borderRadius: 8,
  '&[data-chosen]': { background: theme.palette.brand.sunken },
  '&[data-over]': { outline: `2px dashed ${theme.palette.primary.main}`, outlineOffset: -2 },
  '& > .MuiIconButton-root': { width: 28, height: 28, minWidth: 28, minHeight: 28 },
  '& [aria-expanded="true"] svg': { transform: 'rotate(90deg)' },
}));
const Name = styled('button')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: '4px 8px',
  border: 0,
  borderRadius: 8,
  font: 'inherit',
  fontSize: '0.875rem',
  textAlign: 'left',
  color: theme.palette.text.primary,
  background: 'transparent',
  cursor: 'pointer',
  '&:hover': { background: theme.palette.brand.sunken },
  '& svg': { fontSize: 18, color: theme.palette.text.secondary },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));
const Indent = styled('span')({ width: 28, flexShrink: 0 });

type Choice = {
  chosen: string;
  onChoose: (id: string) => void;
  /** Files and folders can be dropped onto its folders. */
  isTarget?: boolean;
};
type NodeProps = Choice & { id: string; name: string; isLeaf?: boolean; hidden?: string | undefined };

const Node = ({ id, name, isLeaf = false, hidden, ...choice }: NodeProps) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(id === systemFolders.root);
  // What is in a folder is asked for once it is opened: until then it may hold some.
  const { folders, isSuccess, ...rest } = useFolders({ parentId: id }, !isLeaf && isOpen);
  const target = useDropTarget(id);
  const isRoot = id === systemFolders.root;
  const children = folders.filter((folder) => folder.id !== hidden);
  const hasMore = !isLeaf && (isRoot || !isSuccess || children.length > 0);
  const Icon = id === systemFolders.trash ? DeleteOutline : FolderOutlined;
  return (
    <li>
      <Line data-chosen={choice.chosen === id || undefined} {...(choice.isTarget && target.attributes)}>
        {hasMore ? (
          <IconButton
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'library.tree.close' : 'library.tree.open', { name })}
            onClick={() => setOpen(!isOpen)}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        ) : (
          <Indent />
        )}
        <Name
          type="button"
          aria-current={choice.chosen === id || undefined}
          onClick={() => {
            setOpen(true);
            choice.onChoose(id);
          }}
        >
          <Icon aria-hidden="true" />
          <span>{name}</span>
        </Name>
      </Line>
      {target.questions}
      {isOpen && hasMore && (
        <List>
          {isRoot && (
            <Node id={systemFolders.policies} name={t('library.folder.policies')} {...choice} hidden={hidden} />
          )}
          {children.map((folder) => (
            <Node key={folder.id} id={folder.id} name={folder.name} {...choice} hidden={hidden} />
          ))}
          {rest.more && (
            <li>
              <MoreFolders {...rest} shown={folders.length} />
            </li>
          )}
        </List>
      )}
    </li>
  );
};

type Props = Choice & {
  hasTrash?: boolean;
  /** A folder that is not offered, with all below it. */
  hidden?: string | undefined;
};

/** All folders of the company, to be opened one below another. */
export const FolderTree = ({ hasTrash = false, hidden, ...choice }: Props) => {
  const t = useTranslate();
  return (
    <List aria-label={t('library.tree.label')}>
      <Node id={systemFolders.root} name={t(systemFolderName(systemFolders.root) ?? '')} {...choice} hidden={hidden} />
      {hasTrash && <Node id={systemFolders.trash} name={t('library.folder.trash')} isLeaf {...choice} />}
    </List>
  );
};
