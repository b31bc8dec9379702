import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { useSettled } from '#admin-ui/shared/useSettled';
import { FolderTree } from './folder/FolderTree.tsx';
import { FoundFolders } from './folder/FoundFolders.tsx';

type Props = {
  title: string;
  /** Where it is now; empty where that is in several. */
  from: string;
  /** The folder that is moved: it cannot go into itself. */
  hidden?: string;
  isBusy: boolean;
  onMove: (folderId: string) => void;
  onClose: () => void;
};

/** Asks for the folder that files, or a folder, are to be moved to: one of the tree, or one that is searched for (docs/product.md FILE-43). */
export const MoveDialog = ({ title, from, hidden, isBusy, onMove, onClose }: Props) => {
  const t = useTranslate();
  const [chosen, choose] = useState(from);
  const [typed, type] = useState('');
  const q = useSettled(typed.trim());
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirm={t('library.move.action')}
      isBusy={isBusy}
      isUnready={chosen === from}
      onConfirm={() => onMove(chosen)}
      onCancel={onClose}
    >
      <TextField
        fullWidth
        size="small"
        type="search"
        label={t('library.tree.search')}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        sx={{ mt: 1, mb: 1.5, '& ::-webkit-search-cancel-button': { display: 'none' } }}
      />
      {q === '' ? (
        <FolderTree chosen={chosen} onChoose={choose} hidden={hidden} />
      ) : (
        <FoundFolders q={q} chosen={chosen} onChoose={choose} hidden={hidden} />
      )}
    </ConfirmDialog>
  );
};
