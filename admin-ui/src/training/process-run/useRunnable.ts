import { useQuery } from '@tanstack/react-query';
import type { HandbookVersionView } from 'contracts/training/handbook/handbook.endpoints';
import type { HandbookDocumentView } from 'contracts/training/handbook/handbook.entity';
import type { ReadDocument } from 'contracts/training/handbook/reader.views';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useCan } from '#admin-ui/providers/me.tsx';

export type Runnable = { name: string; steps: readonly { id: string; name: string }[] };

/** What a run of a document would follow: its newest version, also of a team's that somebody looks after without being in it. */
export const useRunnable = (documentId: string | null) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const manages = useCan()('tenant.training.handbook.read');
  return useQuery<Runnable, Error>({
    queryKey: ['runnable', documentId, manages],
    enabled: documentId !== null && documentId !== '',
    retry: false,
    queryFn: async () => {
      const path = encodeURIComponent(documentId ?? '');
      if (!manages) return dataProvider.askMine<ReadDocument>(`handbook/${path}`);
      const { publishedVersion } = await dataProvider.ask<HandbookDocumentView>(`handbook-documents/${path}`);
      if (publishedVersion === 0) return { name: '', steps: [] };
      const version = await dataProvider.ask<HandbookVersionView>(
        `handbook-documents/${path}/versions/${publishedVersion}`,
      );
      return version.content;
    },
  });
};
