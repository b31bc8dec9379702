import { useQuery } from '@tanstack/react-query';
import type { FileUse } from 'contracts/library/file/file-use.views';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

/** Asks where a file is used. */
export const useAskUses = () => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return (id: string) => dataProvider.ask<FileUse[]>(`files/${encodeURIComponent(id)}/uses`);
};

/** Where a file is used, in words. */
export const useUseText = () => {
  const t = useTranslate();
  return ({ by, name }: FileUse): string =>
    name ? `${t(`library.use.by.${by}`)}: ${name}` : t(`library.use.by.${by}`);
};

export const useUses = (id: string) => {
  const ask = useAskUses();
  return useQuery<FileUse[], Error>({ queryKey: ['files', 'uses', id], queryFn: () => ask(id) });
};
