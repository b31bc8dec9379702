import { useQuery } from '@tanstack/react-query';
import { documentLines } from 'contracts/training/handbook/handbook.difference';
import type { HandbookVersionView } from 'contracts/training/handbook/handbook.endpoints';
import type { HandbookDocumentView } from 'contracts/training/handbook/handbook.entity';
import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { DRAFT } from '#admin-ui/training/version/sides';
import { type Side, VersionComparison } from '#admin-ui/training/version/VersionComparison.tsx';

const useSide = (record: HandbookDocumentView, side: string): Side => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery<HandbookVersionView, Error>({
    queryKey: ['handbook-documents', record.id, 'version', side],
    queryFn: () => dataProvider.ask<HandbookVersionView>(`handbook-documents/${record.id}/versions/${side}`),
    enabled: side !== DRAFT,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const content = side === DRAFT ? record : data?.content;
  return { lines: useMemo(() => content && documentLines(content), [content]), error, refetch };
};

/** Two versions of a document side by side, or one beside the draft. */
export const ComparePage = () => (
  <VersionComparison<HandbookDocumentView> resource="handbook-documents" useSide={useSide} />
);
