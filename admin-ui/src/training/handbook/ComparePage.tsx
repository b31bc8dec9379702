import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { compareLines, documentLines } from 'contracts/training/handbook/handbook.difference';
import type { HandbookVersionView } from 'contracts/training/handbook/handbook.endpoints';
import type { HandbookDocumentView } from 'contracts/training/handbook/handbook.entity';
import { useMemo } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { useDescription } from '#admin-ui/shared/resource/description';
import { useCrumbs } from '#admin-ui/shared/resource/useCrumbs';
import { useVersions } from '#admin-ui/training/VersionsPanel.tsx';

const Choices = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, marginBottom: 16 });
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  '& td': {
    padding: '4px 12px',
    verticalAlign: 'top',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    '&:first-of-type': { borderRight: `1px solid ${theme.palette.divider}` },
  },
  '& del, & ins': { display: 'block', margin: '0 -12px', padding: '0 12px', textDecoration: 'none' },
  '& del': { background: theme.palette.brand.tones.danger.tint, color: theme.palette.brand.tones.danger.ink },
  '& ins': { background: theme.palette.brand.tones.success.tint, color: theme.palette.brand.tones.success.ink },
  '& del::before': { content: '"− "' },
  '& ins::before': { content: '"+ "' },
}));

const DRAFT = 'draft';

/** What a side says: a version, or the draft as it is now. */
const useSide = (record: HandbookDocumentView, side: string) => {
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

const Comparison = ({ record }: { record: HandbookDocumentView }) => {
  const t = useTranslate();
  const [query, setQuery] = useSearchParams();
  const { data: versions = [] } = useVersions('handbook-documents', record);
  const [from, to] = [query.get('from') ?? '1', query.get('to') ?? DRAFT];
  const [left, right] = [useSide(record, from), useSide(record, to)];
  const lines = useMemo(
    () => left.lines && right.lines && compareLines(left.lines, right.lines),
    [left.lines, right.lines],
  );
  const failed = left.error ? left : right.error ? right : null;
  const choose = (side: 'from' | 'to', value: string) =>
    setQuery((before) => {
      before.set(side, value);
      return before;
    });
  const isSame = lines?.every((line) => line.left === line.right);
  return (
    <>
      <Choices>
        {(['from', 'to'] as const).map((side) => (
          <TextField
            key={side}
            select
            size="small"
            label={t(`handbook.compare.${side}`)}
            value={side === 'from' ? from : to}
            onChange={({ target }) => choose(side, target.value)}
          >
            {versions.map(({ version }) => (
              <MenuItem key={version} value={String(version)}>
                {t('training.versions.one', { version })}
              </MenuItem>
            ))}
            <MenuItem value={DRAFT}>{t('handbook.draft')}</MenuItem>
          </TextField>
        ))}
      </Choices>
      {failed?.error && <Failure error={failed.error} onRetry={() => void failed.refetch()} />}
      {isSame && <p role="status">{t('handbook.compare.same')}</p>}
      {lines && (
        <Table aria-label={t('handbook.compare.title')}>
          <tbody>
            {lines.map((line, at) => {
              const isKept = line.left === line.right;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity.
                <tr key={at}>
                  <td>{isKept ? line.left : line.left !== null && <del>{line.left}</del>}</td>
                  <td>{isKept ? line.right : line.right !== null && <ins>{line.right}</ins>}</td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      )}
    </>
  );
};

/** Two versions of a document side by side, or one beside the draft. */
export const ComparePage = () => {
  const t = useTranslate();
  const description = useDescription();
  const crumbs = useCrumbs(description);
  return (
    <RecordPage<HandbookDocumentView>
      resource="handbook-documents"
      crumbs={crumbs}
      title={t('handbook.compare.title')}
      fresh={false}
    >
      {(record) => (
        <Page
          title={t('handbook.compare.title')}
          crumbs={[...crumbs, { label: record.name, to: description.viewPath(record) }]}
        >
          <Comparison record={record} />
        </Page>
      )}
    </RecordPage>
  );
};
