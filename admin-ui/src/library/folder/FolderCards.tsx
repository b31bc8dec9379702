import DeleteOutline from '@mui/icons-material/DeleteOutline';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import { styled } from '@mui/material/styles';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { FolderView } from 'contracts/library/folder/folder.entity';
import type { ComponentProps } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { dragProps } from '#admin-ui/library/drag/dragged';
import { useDropTarget } from '#admin-ui/library/drag/useDropTarget';
import { folderPath, isPolicies, systemFolderName } from '#admin-ui/library/places';
import { useCan } from '#admin-ui/providers/me.tsx';
import { FolderActions } from './FolderActions.tsx';
import { MoreFolders } from './MoreFolders.tsx';
import { TrashedFolderActions } from './TrashedFolderActions.tsx';
import { useFolders, useFolderWay } from './useFolders.ts';

const List = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
  gap: 8,
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
  '@media (max-width: 719px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Root = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 52,
  paddingRight: 6,
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  '&[data-over]': { outline: `2px dashed ${theme.palette.primary.main}`, outlineOffset: 1 },
  '& a, & [data-place]': {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    padding: '12px 14px',
    fontSize: '0.875rem',
    fontWeight: 560,
    color: theme.palette.text.primary,
    textDecoration: 'none',
  },
  '& a:hover span': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& a svg, & [data-place] svg': { color: theme.palette.text.secondary },
  '& a > span, & [data-place] > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
}));

const Place = ({ to, ...props }: ComponentProps<'span'> & { to?: string }) =>
  to === undefined ? <span data-place="" {...props} /> : <Link to={to} {...(props as object)} />;

type CardProps = { id: string; name: string; folder: FolderView | null; isOfPolicies: boolean };

const isShared = ({ users, teams, roles }: FolderView): boolean => users.length + teams.length + roles.length > 0;

/** `folder`: null where it is one that every company has. */
const Card = ({ id, name, folder, isOfPolicies }: CardProps) => {
  const t = useTranslate();
  const target = useDropTarget(id);
  const isMovable = useCan()(['tenant.folders.update', 'tenant.folders.delete']) && folder?.isTrashed === false;
  // What is in the trash is restored before it is opened: all that was in it lies beside it.
  const isLink = !folder?.isTrashed;
  const Icon = id === systemFolders.trash ? DeleteOutline : FolderOutlined;
  return (
    <Root {...target.attributes} {...(isMovable && dragProps(() => ({ what: 'folder', id, name }), name))}>
      <Place {...(isLink && { to: folderPath(id) })} draggable={false} title={name}>
        <Icon aria-hidden="true" />
        <span>{name}</span>
        {isOfPolicies && folder && isShared(folder) && (
          <GroupOutlined fontSize="small" titleAccess={t('library.folder.share.isShared')} />
        )}
      </Place>
      {folder &&
        (folder.isTrashed ? (
          <TrashedFolderActions folder={folder} />
        ) : (
          <FolderActions folder={folder} isOfPolicies={isOfPolicies} />
        ))}
      {target.questions}
    </Root>
  );
};

/** Those that every company has, where they are in this folder or are what is searched for. */
const usePlaces = (folderId: string, q: string): Omit<CardProps, 'isOfPolicies'>[] => {
  const t = useTranslate();
  if (folderId !== systemFolders.root) return [];
  return [systemFolders.policies, systemFolders.trash]
    .map((id) => ({ id, name: t(systemFolderName(id) ?? ''), folder: null }))
    .filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
};

type Props = { folderId: string; isEverywhere: boolean };

/** The folders in a folder, or those that are searched for. */
export const FolderCards = ({ folderId, isEverywhere }: Props) => {
  const t = useTranslate();
  const { q = '' }: { q?: string } = useListContext().filterValues;
  const places = usePlaces(folderId, q);
  const within = isEverywhere ? { isTrashed: false } : { parentId: folderId };
  const { folders, ...rest } = useFolders({ ...within, ...(q && { q }) });
  const isOfPolicies = isPolicies(useFolderWay(folderId).way) && !isEverywhere;
  const cards = [...places, ...folders.map((folder) => ({ id: folder.id, name: folder.name, folder }))];
  if (cards.length === 0) return null;
  return (
    <>
      <List aria-label={t('resources.folders.title')}>
        {cards.map((card) => (
          <Card key={card.id} {...card} isOfPolicies={isOfPolicies} />
        ))}
      </List>
      <MoreFolders {...rest} shown={folders.length} />
    </>
  );
};
