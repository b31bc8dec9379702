import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import type { AuditEntryView } from 'contracts/reporting/audit/audit.views';
import { useTranslate } from 'react-admin';
import type { Column } from '#admin-ui/shared/list/column';
import { ListPage } from '#admin-ui/shared/list/ListPage.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { Actor } from './Actor.tsx';
import { AuditDetails } from './AuditDetails.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AUDIT } from './audit-entities.ts';
import { EntityName } from './EntityName.tsx';
import { useActorName } from './useActorName.ts';
import { useHistoryNames } from './useHistoryNames.ts';

const EventName = ({ entry }: { entry: AuditEntryView }) => useHistoryNames().eventName(entry);

const columns: readonly Column<AuditEntryView>[] = [
  {
    field: 'occurredAt',
    label: 'reporting.audit.field.occurredAt',
    sort: 'occurredAt',
    card: 'meta',
    width: 200,
    render: ({ occurredAt }) => <When at={occurredAt} withTime />,
  },
  {
    field: 'event',
    label: 'reporting.audit.field.description',
    card: 'title',
    render: (entry) => <EventName entry={entry} />,
  },
  {
    field: 'entity',
    label: 'reporting.audit.field.entity',
    card: 'meta',
    render: (entry) => <EntityName entry={entry} />,
  },
  { field: 'actor', label: 'reporting.audit.field.actor', card: 'meta', render: (entry) => <Actor entry={entry} /> },
  { field: 'ip', label: 'reporting.audit.field.ip', card: 'none', width: 150, render: ({ ip }) => ip },
];

/** Every event of the company: when, who, from where, what it was and what it changed. */
export const AuditList = () => {
  const t = useTranslate();
  const actorName = useActorName();
  const { eventName } = useHistoryNames();
  return (
    <ListPage<AuditEntryView>
      resource={AUDIT}
      area="reporting"
      title="reporting.audit.title"
      sort={{ field: 'occurredAt', order: 'DESC' }}
      filters={<AuditFilters />}
      columns={columns}
      detailsOf={(entry) => <AuditDetails entry={entry} />}
      nameOf={(entry) => `${eventName(entry)}, ${actorName(entry)}`}
      empty={
        <Notice
          icon={HistoryOutlined}
          title={t('reporting.audit.empty.title')}
          detail={t('reporting.audit.empty.detail')}
        />
      }
    />
  );
};
