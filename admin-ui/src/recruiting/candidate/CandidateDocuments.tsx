import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { ProfileDocumentView } from 'contracts/recruiting/profile/profile-document.views';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { useBytes } from 'ui-kit/format/bytes';
import { FileIcon } from '#admin-ui/library/file/FileIcon.tsx';
import { TicketRouteContext } from '#admin-ui/library/file/useTicket';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { When } from '#admin-ui/shared/When.tsx';
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

/** What a candidate has on their profile, as it is now (docs/product.md POR-10). */
export const CandidateDocuments = ({ candidateId }: { candidateId: string }) => {
  const t = useTranslate();
  const bytes = useBytes();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const [opened, open] = useState<ProfileDocumentView | null>(null);
  const path = `candidates/${candidateId}/documents`;
  const { data, error, refetch } = useQuery<ProfileDocumentView[], Error>({
    queryKey: ['candidates', candidateId, 'documents'],
    queryFn: () => dataProvider.ask<ProfileDocumentView[]>(path),
  });
  const ticketRoute = (id: string) => ({
    resource: 'candidates',
    id: candidateId,
    action: `documents/${encodeURIComponent(id)}/ticket`,
  });
  return (
    <Panel title={t('resources.candidates.documents.title')}>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <p style={{ margin: 0 }}>{t('resources.candidates.documents.none')}</p>}
      {data && data.length > 0 && (
        <List>
          {data.map((document) => (
            <Line key={document.id}>
              <button
                type="button"
                aria-label={t('resources.candidates.documents.open', { name: document.name })}
                onClick={() => open(document)}
              >
                <FileIcon file={{ type: document.fileType, extension: document.extension }} />
                <span style={{ minWidth: 0 }}>
                  <strong>{document.name}</strong>
                  <small>
                    {t(`resources.candidates.documents.type.${document.type}`)} · {document.extension.toUpperCase()} ·{' '}
                    {bytes(document.size)} · <When at={document.addedAt} />
                  </small>
                </span>
              </button>
            </Line>
          ))}
        </List>
      )}
      {opened && (
        <TicketRouteContext value={ticketRoute}>
          <DocumentDialog document={opened} onClose={() => open(null)} />
        </TicketRouteContext>
      )}
    </Panel>
  );
};
