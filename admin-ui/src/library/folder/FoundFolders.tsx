import FolderOutlined from '@mui/icons-material/FolderOutlined';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { FolderView } from 'contracts/library/folder/folder.entity';
import { useTranslate } from 'react-admin';
import { systemFolderName } from '#admin-ui/library/places';
import { MoreFolders } from './MoreFolders.tsx';
import { useFolders, useFolderWay } from './useFolders.ts';

/** Each asks for the way to it. */
const PER_PAGE = 20;

type Choice = { chosen: string; onChoose: (id: string) => void; hidden?: string | undefined };
type PlaceProps = Choice & { id: string; name: string; way?: string };

const Place = ({ id, name, way, chosen, onChoose }: PlaceProps) => {
  const isChosen = chosen === id;
  const wrapped = { sx: { overflowWrap: 'anywhere' } };
  return (
    <li>
      <ListItemButton dense selected={isChosen} aria-current={isChosen || undefined} onClick={() => onChoose(id)}>
        <FolderOutlined aria-hidden="true" sx={{ mr: 1, fontSize: 18, color: 'text.secondary' }} />
        <ListItemText primary={name} secondary={way} slotProps={{ primary: wrapped, secondary: wrapped }} />
      </ListItemButton>
    </li>
  );
};

/** A folder by its name and the way to it, since several may have one name. */
const Found = ({ folder, ...choice }: Choice & { folder: FolderView }) => {
  const { way } = useFolderWay(folder.parentId);
  const { hidden } = choice;
  if (folder.id === hidden || way.some(({ id }) => id === hidden)) return null;
  return <Place id={folder.id} name={folder.name} way={way.map(({ name }) => name).join(' / ')} {...choice} />;
};

/** Those that every company has. */
const usePlaces = (q: string) => {
  const t = useTranslate();
  return [systemFolders.root, systemFolders.policies]
    .map((id) => ({ id, name: t(systemFolderName(id) ?? '') }))
    .filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
};

/** Folders by a part of their names, wherever they are. */
export const FoundFolders = ({ q, ...choice }: Choice & { q: string }) => {
  const t = useTranslate();
  const places = usePlaces(q);
  const { folders, isSuccess, ...rest } = useFolders({ q, isTrashed: false }, true, PER_PAGE);
  if (isSuccess && folders.length + places.length === 0)
    return (
      <Typography role="status" variant="body2" color="text.secondary" sx={{ py: 1 }}>
        {t('library.tree.none')}
      </Typography>
    );
  return (
    <>
      <List disablePadding aria-label={t('library.tree.label')}>
        {places.map((place) => (
          <Place key={place.id} {...place} {...choice} />
        ))}
        {folders.map((folder) => (
          <Found key={folder.id} folder={folder} {...choice} />
        ))}
      </List>
      <MoreFolders {...rest} shown={folders.length} />
    </>
  );
};
