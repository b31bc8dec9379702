import { useQuery } from '@tanstack/react-query';
import { MAX_CHOSEN_FILES } from 'contracts/library/file/file-archive';
import type { FileUse } from 'contracts/library/file/file-use.views';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

/** Asks where files are used, of all of them together. */
export const useAskUses = () => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return async (ids: readonly string[]): Promise<FileUse[]> => {
    const found: FileUse[] = [];
    for (let at = 0; at < ids.length; at += MAX_CHOSEN_FILES) {
      const some = JSON.stringify(ids.slice(at, at + MAX_CHOSEN_FILES));
      found.push(...(await dataProvider.ask<FileUse[]>('file-uses', { ids: some })));
    }
    return found;
  };
};

/** Where a file is used, in words. */
export const useUseText = () => {
  const t = useTranslate();
  return ({ by, name }: FileUse): string =>
    name ? `${t(`library.use.by.${by}`)}: ${name}` : t(`library.use.by.${by}`);
};

export const useUses = (id: string) => {
  const ask = useAskUses();
  return useQuery<FileUse[], Error>({ queryKey: ['files', 'uses', id], queryFn: () => ask([id]) });
};
