import { useQuery } from '@tanstack/react-query';
import type { FileView } from 'contracts/library/file/file.entity';
import { documentLines, partsOf } from 'contracts/training/handbook/handbook.difference';
import type { HandbookVersionView } from 'contracts/training/handbook/handbook.endpoints';
import type { HandbookDocumentView } from 'contracts/training/handbook/handbook.entity';
import type { HandbookContent } from 'contracts/training/handbook/handbook.fields';
import { useMemo } from 'react';
import { useDataProvider, useGetMany } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useCan } from '#admin-ui/providers/me.tsx';
import { useNamed } from '#admin-ui/shared/resource/useNamed';
import { DRAFT } from '#admin-ui/training/version/sides';
import { type Side, VersionComparison } from '#admin-ui/training/version/VersionComparison.tsx';

/** Of files and lessons, as far as whoever looks may see them. */
const useNames = (content: HandbookContent | undefined): ReadonlyMap<string, string> => {
  const { files, lessons } = useMemo(() => (content ? partsOf(content) : { files: [], lessons: [] }), [content]);
  const enabled = useCan()('tenant.files.read') && files.length > 0;
  const { data = [] } = useGetMany<FileView>('files', { ids: [...new Set(files)] }, { enabled, retry: false });
  const taught = useNamed('training-lessons', [...new Set(lessons)]).filter(({ record }) => record !== undefined);
  const known = [...data.filter(Boolean), ...taught].map(({ id, name }) => [id, name]);
  const key = JSON.stringify(known);
  return useMemo(() => new Map(JSON.parse(key) as [string, string][]), [key]);
};

const useSide = (record: HandbookDocumentView, side: string): Side => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery<HandbookVersionView, Error>({
    queryKey: ['handbook-documents', record.id, 'version', side],
    queryFn: () => dataProvider.ask<HandbookVersionView>(`handbook-documents/${record.id}/versions/${side}`),
    enabled: side !== DRAFT,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const content = side === DRAFT ? record : data?.content;
  const names = useNames(content);
  return { lines: useMemo(() => content && documentLines(content, names), [content, names]), error, refetch };
};

/** Two versions of a document side by side, or one beside the draft. */
export const ComparePage = () => (
  <VersionComparison<HandbookDocumentView> resource="handbook-documents" useSide={useSide} />
);
