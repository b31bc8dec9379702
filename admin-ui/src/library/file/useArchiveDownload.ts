import { useMutation } from '@tanstack/react-query';
import type { ArchiveOf } from 'contracts/library/file/file-archive';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

/** Saves files, or all in a folder, as one ZIP, under an address of a minute. */
export const useArchiveDownload = () => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const t = useTranslate();
  return useMutation<string, Error, ArchiveOf>({
    mutationFn: async (body) => {
      const { url } = (await dataProvider.send<{ url: string }>('file-archives', { action: 'ticket', body })).data;
      // Asked first whether it is given: else the page would leave for the refusal.
      if ((await fetch(url, { method: 'HEAD' })).ok) return url;
      throw new Error(t('library.archive.refused'));
    },
    onSuccess: (url) => window.location.assign(url),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
};
