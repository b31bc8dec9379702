import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReadDocument } from 'contracts/training/handbook/reader.views';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { PageSkeleton } from '#admin-ui/layout/PageSkeleton.tsx';
import { TicketRouteContext } from '#admin-ui/library/file/useTicket';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { codeOf } from '#admin-ui/providers/problems';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { RecordNotFound } from '#admin-ui/shared/RecordNotFound.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { useMine } from '#admin-ui/training/mine/useMine';
import { RunLinks } from '#admin-ui/training/process-run/RunLinks.tsx';
import { AcknowledgeForm } from './AcknowledgeForm.tsx';
import { DocumentBody } from './DocumentBody.tsx';
import { AcknowledgementChip } from './handbook-status.ts';
import { POLICIES_PATH, PROCEDURES_PATH, viewPath } from './paths.ts';
import { printStyles } from './print-styles.ts';

/** Where files of a document of mine are asked for. */
const ticketsOf = (documentId: string) => (fileId: string) => ({
  resource: 'handbook',
  id: documentId,
  action: `files/${fileId}/ticket`,
  isMine: true,
});

/** A document as it was published: its text, and what it asks of whoever reads it. */
export const ReadPage = () => {
  const t = useTranslate();
  const { id = '' } = useParams();
  const { data, error, refetch } = useMine<ReadDocument>(`handbook/${encodeURIComponent(id)}`);
  const isPolicy = data?.kind === 'policy';
  const list = isPolicy ? 'handbook.policies' : 'resources.handbook-documents.title';
  const crumbs = [
    { label: t('layout.area.training') },
    { label: t(list), to: `/${isPolicy ? POLICIES_PATH : PROCEDURES_PATH}` },
  ];
  if (error && codeOf(error) === 'not-found') return <RecordNotFound crumbs={crumbs} />;
  if (error && !data)
    return (
      <Page title={t(list)} crumbs={crumbs}>
        <Failure error={error} onRetry={() => void refetch()} />
      </Page>
    );
  if (!data) return <PageSkeleton />;
  const { name, kind, teamName, handbookVersion, publishedAt, ownerName, note, mine, lessons } = data;
  const facts = [t(`resources.handbook-documents.kind.${kind}`), teamName, ownerName].filter(Boolean);
  return (
    <TicketRouteContext.Provider value={ticketsOf(id)}>
      <GlobalStyles styles={printStyles} />
      <Page
        title={name}
        crumbs={crumbs}
        badge={mine && <AcknowledgementChip status={mine.status} />}
        detail={
          <>
            {facts.join(' · ')} · {t('training.versions.one', { version: handbookVersion })} · <When at={publishedAt} />
          </>
        }
        actions={
          <>
            <Allowed to="tenant.training.handbook.read">
              <Button component={Link} to={viewPath(data)}>
                {t('handbook.manage')}
              </Button>
            </Allowed>
            <RunLinks document={{ ...data, publishedVersion: handbookVersion }} />
            <Button variant="outlined" startIcon={<PrintOutlined />} onClick={() => window.print()}>
              {t('handbook.print')}
            </Button>
          </>
        }
      >
        <div style={{ display: 'grid', gap: 16 }}>
          {note && mine && mine.status !== 'acknowledged' && mine.acknowledgedVersion > 0 && (
            <Alert severity="info">
              {t('handbook.whatIsNew')} {note}
            </Alert>
          )}
          <Panel title={t('handbook.text')}>
            <DocumentBody content={data} lessons={lessons} />
          </Panel>
          {mine && <AcknowledgeForm key={`${handbookVersion}.${mine.status}`} document={data} mine={mine} />}
        </div>
      </Page>
    </TicketRouteContext.Provider>
  );
};
