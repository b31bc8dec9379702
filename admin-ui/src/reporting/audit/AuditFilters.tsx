import { useListContext, useTranslate } from 'react-admin';
import { PeriodFilter } from '#admin-ui/shared/list/PeriodFilter.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { ActorFilter } from './ActorFilter.tsx';
import { auditEntities, eventsOfEntity, isAuditEntity } from './audit-entities.ts';

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
