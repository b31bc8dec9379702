import Skeleton from '@mui/material/Skeleton';
import type { AuditEntryView } from 'contracts/reporting/audit/audit.views';
import { useGetList, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel, TwoColumns } from '#admin-ui/shared/Panel.tsx';
import { Timeline, TimelineEntry } from '#admin-ui/shared/Timeline.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { AuditChanges } from './AuditChanges.tsx';
import { AUDIT, isReplayable } from './audit-entities.ts';
import { StateAsOf } from './StateAsOf.tsx';
import { useActorName } from './useActorName.ts';
import { useHistoryNames } from './useHistoryNames.ts';

/** Events shown at once. */
const SHOWN = 200;

const Events = ({ entity, entityId }: { entity: string; entityId: string }) => {
  const actorName = useActorName();
  const { eventName } = useHistoryNames();
  const { data, error, refetch } = useGetList<AuditEntryView>(AUDIT, {
    filter: { entity, entityId },
    sort: { field: 'occurredAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  return (
    <Timeline>
      {data.map((entry) => (
        <TimelineEntry key={entry.id} tone="success">
          <strong>{eventName(entry)}</strong>
          <small style={{ marginBottom: 8 }}>
            {actorName(entry)} · <When at={entry.occurredAt} withTime />
            {entry.ip && ` · ${entry.ip}`}
          </small>
          <AuditChanges entry={entry} />
        </TimelineEntry>
      ))}
    </Timeline>
  );
};

/** All that happened to one thing, and how it stood at a moment one picks. */
export const AuditTimeline = () => {
  const t = useTranslate();
  const { entity = '', id = '' } = useParams();
  const name = useHistoryNames().entityName(entity);
  return (
    <Page
      title={t('reporting.audit.timeline', { name })}
      crumbs={[{ label: t('layout.area.reporting') }, { label: t('reporting.audit.title'), to: `/${AUDIT}` }]}
      detail={<code>{id}</code>}
    >
      <TwoColumns>
        <Panel title={t('reporting.audit.events')}>
          <Events entity={entity} entityId={id} />
        </Panel>
        {isReplayable(entity) ? <StateAsOf entity={entity} id={id} /> : <span />}
      </TwoColumns>
    </Page>
  );
};
