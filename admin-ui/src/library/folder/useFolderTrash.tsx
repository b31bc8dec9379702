import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FileUse } from 'contracts/library/file/file-use.views';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { FileUses } from '#admin-ui/library/file/FileUses.tsx';
import { Undo } from '#admin-ui/library/file/Undo.tsx';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';

type Named = { id: string; name: string };

/** Moves a folder with what is in it to the trash: asks first, says where files in it are used, and offers to undo it at once. */
export const useFolderTrash = (onDone?: () => void) => {
  const t = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [asked, ask] = useState<Named | null>(null);
  const uses = useQuery<FileUse[], Error>({
    queryKey: ['folders', 'uses', asked?.id],
    queryFn: () => dataProvider.ask<FileUse[]>(`folders/${asked?.id}/uses`),
    enabled: asked !== null,
    gcTime: 0,
    retry: false,
  });
  const trash = useMutation<unknown, Error, Named>({
    mutationFn: ({ id }) => dataProvider.send('folders', { id, action: 'trash', body: {} }),
    onSuccess: (_, { id }) => {
      ask(null);
      const back = { resource: 'folders', action: 'restore', undone: 'library.folder.restore.done' } as const;
      notify(<Undo done="library.folder.remove.done" ids={[id]} {...back} />, { type: 'success' });
      onDone?.();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries(),
  });
  const found = uses.data ?? [];
  const dialog = asked && (
    <ConfirmDialog
      isOpen
      title={t('library.folder.remove.title', { name: asked.name })}
      confirm={t('library.trash.action')}
      isDangerous
      isBusy={trash.isPending}
      isUnready={uses.isPending}
      onConfirm={() => trash.mutate(asked)}
      onCancel={() => ask(null)}
    >
      {t('library.folder.remove.detail')}
      {found.length > 0 && (
        <>
          <p style={{ margin: '12px 0 4px' }}>{t('library.folder.remove.used')}</p>
          <FileUses uses={found} />
        </>
      )}
    </ConfirmDialog>
  );
  return { ask, dialog };
};
