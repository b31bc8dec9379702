import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { FolderTree } from './folder/FolderTree.tsx';

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

/** Asks for the folder that files, or a folder, are to be moved to. */
export const MoveDialog = ({ title, from, hidden, isBusy, onMove, onClose }: Props) => {
  const t = useTranslate();
  const [chosen, choose] = useState(from);
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
      <FolderTree chosen={chosen} onChoose={choose} hidden={hidden} />
    </ConfirmDialog>
  );
};
