import { useQuery } from '@tanstack/react-query';
import type { PolicyFile, PolicyFolder } from 'contracts/library/file/policy-file.views';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

type PolicyFilesQuery = { folderId: string | undefined; q: string };

/** Folders of policies that I may open, all of them, and the files of one, or those that a search finds in any. */
export const usePolicyFiles = ({ folderId, q }: PolicyFilesQuery) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const folders = useQuery<PolicyFolder[], Error>({
    queryKey: ['policy-files', 'folders'],
    queryFn: () => dataProvider.ask<PolicyFolder[]>('policy-folders'),
  });
  const query = new URLSearchParams(q ? { q } : folderId ? { folderId } : {});
  const files = useQuery<PolicyFile[], Error>({
    queryKey: ['policy-files', String(query)],
    queryFn: () => dataProvider.ask<PolicyFile[]>(`policy-files?${query}`),
  });
  return {
    folders: folders.data,
    files: files.data,
    error: folders.error ?? files.error,
    refetch: () => void Promise.all([folders.refetch(), files.refetch()]),
  };
};

/** From the outermost folder that is visible to this one; none where it is not. */
export const wayTo = (folders: readonly PolicyFolder[], id: string | undefined): PolicyFolder[] => {
  const found = folders.find((folder) => folder.id === id);
  return found ? [...wayTo(folders, found.parentId ?? undefined), found] : [];
};
