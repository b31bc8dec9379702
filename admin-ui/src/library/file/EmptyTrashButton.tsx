import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { useState } from 'react';
import { useDataProvider, useGetList, useNotify, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useCan } from '#admin-ui/providers/me.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';

/** Files or folders that are deleted by one request. */
const AT_ONCE = 100;
const page = (perPage: number) => ({
  sort: { field: 'updatedAt', order: 'ASC' as const },
  pagination: { page: 1, perPage },
});
const trashed = {
  files: { filter: { folderId: systemFolders.trash } },
  folders: { filter: { parentId: systemFolders.trash } },
};

/** Deletes everything in the trash for good, once it is confirmed. What comes there meanwhile stays. */
export const EmptyTrashButton = () => {
  const t = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const mayFolders = useCan()('tenant.folders.delete');
  const [isOpen, setOpen] = useState(false);
  const files = useGetList('files', { ...trashed.files, ...page(1) });
  const folders = useGetList('folders', { ...trashed.folders, ...page(1) }, { enabled: mayFolders });
  const totals = { files: files.total ?? 0, folders: folders.total ?? 0 };
  const emptyOf = async (resource: keyof typeof trashed) => {
    for (let left = totals[resource]; left > 0; left -= AT_ONCE) {
      const { data } = await dataProvider.getList(resource, { ...trashed[resource], ...page(AT_ONCE) });
      if (data.length === 0) return;
      await dataProvider.deleteMany(resource, { ids: data.map(({ id }) => id) });
    }
  };
  const empty = useMutation<void, Error>({
    mutationFn: async () => {
      await emptyOf('files');
      await emptyOf('folders');
    },
    onSuccess: () => notify('library.trash.emptied', { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      setOpen(false);
      return queries.invalidateQueries();
    },
  });
  if (totals.files + totals.folders === 0) return null;
  return (
    <>
      <Button color="error" variant="outlined" onClick={() => setOpen(true)}>
        {t('library.trash.empty')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('library.trash.emptyTitle')}
        confirm={t('library.trash.empty')}
        isDangerous
        isBusy={empty.isPending}
        onConfirm={() => empty.mutate()}
        onCancel={() => setOpen(false)}
      >
        {t('library.trash.emptyDetail')}
      </ConfirmDialog>
    </>
  );
};
