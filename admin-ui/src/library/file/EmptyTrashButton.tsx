import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { useState } from 'react';
import { useDataProvider, useGetList, useNotify, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';

/** Files that are deleted by one request. */
const AT_ONCE = 100;
const QUERY = {
  filter: { folderId: systemFolders.trash },
  sort: { field: 'createdAt', order: 'ASC' as const },
  pagination: { page: 1, perPage: AT_ONCE },
};

/** Deletes everything in the trash for good, once it is confirmed. What comes there meanwhile stays. */
export const EmptyTrashButton = () => {
  const t = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const { total = 0 } = useGetList('files', { ...QUERY, pagination: { page: 1, perPage: 1 } });
  const empty = useMutation<void, Error>({
    mutationFn: async () => {
      for (let left = total; left > 0; left -= AT_ONCE) {
        const { data } = await dataProvider.getList('files', QUERY);
        if (data.length === 0) return;
        await dataProvider.deleteMany('files', { ids: data.map(({ id }) => id) });
      }
    },
    onSuccess: () => notify('library.trash.emptied', { type: 'success' }),
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => {
      setOpen(false);
      return queries.invalidateQueries();
    },
  });
  if (total === 0) return null;
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
