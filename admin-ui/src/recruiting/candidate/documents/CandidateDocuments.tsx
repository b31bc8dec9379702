import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { CandidateDocumentView } from 'contracts/recruiting/candidate/candidate.kept-documents';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useBytes } from 'ui-kit/format/bytes';
import { FileIcon } from '#admin-ui/library/file/FileIcon.tsx';
import { TicketRouteContext } from '#admin-ui/library/file/useTicket';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { AddDocument } from './AddDocument.tsx';
import { DocumentDialog } from './DocumentDialog.tsx';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
const Line = styled('li')(({ theme }) => ({
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  '& button': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    width: '100%',
    padding: '12px 4px',
    border: 0,
    font: 'inherit',
    textAlign: 'left',
    color: 'inherit',
    background: 'transparent',
    cursor: 'pointer',
  },
  '& button:hover strong': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& svg': { color: theme.palette.text.secondary },
  '& strong': { display: 'block', fontSize: '0.875rem', fontWeight: 560, overflowWrap: 'anywhere' },
  '& small': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

const words = 'resources.candidates.documents';

type Props = { candidateId: string; canAdd?: boolean; isAdding?: boolean };

/** What the company keeps with a candidate, and what they have on their profile, as it is now (docs/product.md REC-165, POR-10). */
export const CandidateDocuments = ({ candidateId: ofId, canAdd = false, isAdding = false }: Props) => {
  const t = useTranslate();
  const bytes = useBytes();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [openedId, open] = useState<string | null>(null);
  const path = `candidates/${ofId}/documents`;
  const { data, error, refetch } = useQuery<CandidateDocumentView[], Error>({
    queryKey: ['candidates', ofId, 'documents'],
    queryFn: () => dataProvider.ask<CandidateDocumentView[]>(path),
  });
  const opened = data?.find(({ id }) => id === openedId);
  const ticketRoute = (id: string) => ({
    resource: 'candidates',
    id: opened?.candidateId ?? ofId,
    action: `documents/${encodeURIComponent(id)}/ticket`,
  });
  const factsOf = ({ type, extension, size, candidateId, source }: CandidateDocumentView) => [
    t(`${words}.type.${type}`),
    ...(source === 'profile' ? [t(`${words}.source.profile`)] : []),
    ...(candidateId === ofId ? [] : [t('resources.candidates.timeline.ofMerged')]),
    `${extension.toUpperCase()}, ${bytes(size)}`,
  ];
  return (
    <Panel title={t(`${words}.title`)}>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p style={{ margin: 0 }}>{t(`${words}.none`)}</p>}
      {data && data.length > 0 && (
        <List>
          {data.map((document) => (
            <Line key={document.id}>
              <button
                type="button"
                aria-label={t(`${words}.open`, { name: document.name })}
                onClick={() => open(document.id)}
              >
                <FileIcon file={{ type: document.fileType, extension: document.extension }} />
                <span style={{ minWidth: 0 }}>
                  <strong>{document.name}</strong>
                  <small>
                    {factsOf(document).join(' · ')} · <When at={document.addedAt} />
                  </small>
                </span>
              </button>
            </Line>
          ))}
        </List>
      )}
      {canAdd && (
        <Allowed to="tenant.candidates.documents.create">
          <AddDocument candidateId={ofId} isOpenAtFirst={isAdding} />
        </Allowed>
      )}
      {opened && (
        <TicketRouteContext value={ticketRoute}>
          <DocumentDialog document={opened} onClose={() => open(null)} />
        </TicketRouteContext>
      )}
    </Panel>
  );
};
