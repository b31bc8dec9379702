import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import type { AuditEntryView } from 'contracts/reporting/audit/audit.views';
import { useListContext, useTranslate } from 'react-admin';
import { PeriodFilter } from '#admin-ui/shared/list/PeriodFilter.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { auditEntities, eventsOfEntity, isAuditEntity } from './audit-entities.ts';
import { useActorName } from './useActorName.ts';

/** The person whose doings are shown, with a way back to everybody's. */
const ActorFilter = () => {
  const t = useTranslate();
  const nameOf = useActorName();
  const { data = [], filterValues, setFilters } = useListContext<AuditEntryView>();
  const { actorId, ...others } = filterValues;
  if (!actorId) return null;
  const entry = data.find((candidate) => candidate.actorId === actorId);
  return (
    <Button variant="outlined" endIcon={<Close />} onClick={() => setFilters(others)}>
      {t('reporting.audit.by', { name: entry ? nameOf(entry) : t('reporting.audit.thisPerson') })}
    </Button>
  );
};

export const AuditFilters = () => {
  const t = useTranslate();
  const { filterValues } = useListContext();
  const entity: unknown = filterValues.entity;
  const events = isAuditEntity(entity) ? eventsOfEntity[entity] : auditEntities.flatMap((each) => eventsOfEntity[each]);
  return (
    <>
      <SelectFilter
        source="entity"
        label={t('reporting.audit.field.entity')}
        choices={auditEntities.map((id) => ({ id, name: t(`reporting.audit.entity.${id}`) }))}
      />
      <SelectFilter
        source="event"
        label={t('reporting.audit.field.event')}
        choices={events.map((id) => ({ id, name: t(`reporting.audit.event.${id}`) }))}
      />
      <PeriodFilter />
      <ActorFilter />
    </>
  );
};
