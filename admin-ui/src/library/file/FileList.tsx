import useMediaQuery from '@mui/material/useMediaQuery';
import type { FileView } from 'contracts/library/file/file.entity';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { ReactNode } from 'react';
import { ListBase, useTranslate } from 'react-admin';
import { FolderCards } from '#admin-ui/library/folder/FolderCards.tsx';
import { useLibraryAddress } from '#admin-ui/library/useLibraryAddress';
import { BulkBar } from '#admin-ui/shared/list/BulkBar.tsx';
import { TickAll } from '#admin-ui/shared/list/Ticks.tsx';
import { Toolbar } from '#admin-ui/shared/list/Toolbar.tsx';
import { PillSelect } from '#admin-ui/shared/PillSelect.tsx';
import { FileBulk } from './FileBulk.tsx';
import { FileFilters } from './FileFilters.tsx';
import { FileRows, useMayTick } from './FileRows.tsx';
import { FileSort } from './FileSort.tsx';
import { ViewToggle } from './ViewToggle.tsx';

type Props = { folderId: string; empty: ReactNode };

/** The folders and files of one folder, or of all of them, or what is in the trash. */
export const FileList = ({ folderId, empty }: Props) => {
  const t = useTranslate();
  const { view, isEverywhere: isAll, setEverywhere } = useLibraryAddress();
  const isPhone = useMediaQuery('(max-width: 719px)', { noSsr: true });
  const mayTick = useMayTick();
  const isTrash = folderId === systemFolders.trash;
  const isEverywhere = isAll && !isTrash;
  return (
    <ListBase<FileView>
      key={folderId}
      resource="files"
      filter={isEverywhere ? { isTrashed: false } : { folderId }}
      sort={isTrash ? { field: 'updatedAt', order: 'DESC' } : { field: 'name', order: 'ASC' }}
      perPage={25}
      storeKey={false}
      queryOptions={{ onError: () => undefined }}
    >
      <Toolbar searchLabel={t(isEverywhere ? 'library.searchAll' : 'library.search')} tools={<ViewToggle />}>
        {!isTrash && (
          <PillSelect
            highlight={isEverywhere}
            label={t('library.within.label')}
            value={isEverywhere ? 'all' : 'here'}
            onChange={(value) => setEverywhere(value === 'all')}
            choices={['here', 'all'].map((id) => ({ id, name: t(`library.within.${id}`) }))}
          />
        )}
        <FileFilters />
        {(view === 'tiles' || isPhone) && <FileSort />}
        {view === 'tiles' && mayTick && (
          <span style={{ padding: '0 8px' }}>
            <TickAll />
          </span>
        )}
      </Toolbar>
      <FolderCards folderId={folderId} isEverywhere={isEverywhere} />
      <FileRows folderId={folderId} isEverywhere={isEverywhere} empty={empty} />
      <BulkBar>
        <FileBulk folderId={folderId} isEverywhere={isEverywhere} />
      </BulkBar>
    </ListBase>
  );
};
