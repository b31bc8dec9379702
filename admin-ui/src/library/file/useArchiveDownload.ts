import { useMutation } from '@tanstack/react-query';
import type { ArchiveOf } from 'contracts/library/file/file-archive';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { codeOf } from '#admin-ui/providers/problems';
import { useSaveFrom } from '#admin-ui/shared/useSaveFrom';

/** Saves files, or all in a folder, as one ZIP, under an address of a minute. */
export const useArchiveDownload = () => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const t = useTranslate();
  const saveFrom = useSaveFrom();
  return useMutation<void, Error, ArchiveOf>({
    mutationFn: async (body) => {
      const { url } = (await dataProvider.send<{ url: string }>('file-archives', { action: 'ticket', body })).data;
      await saveFrom(url).catch((error: unknown) => {
        throw codeOf(error) === 'file-not-found' ? new Error(t('library.archive.refused')) : error;
      });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
};
