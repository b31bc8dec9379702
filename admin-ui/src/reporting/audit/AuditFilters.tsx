import { auditedEntities, auditedEvents } from 'contracts/reporting/audit/audited-events';
import { useListContext, useTranslate } from 'react-admin';
import { PeriodFilter } from '#admin-ui/shared/list/PeriodFilter.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { ActorFilter } from './ActorFilter.tsx';
import { useHistoryNames } from './useHistoryNames.ts';

export const AuditFilters = () => {
  const t = useTranslate();
  const { filterValues } = useListContext();
  const { entityName, eventName } = useHistoryNames();
  const entity: unknown = filterValues.entity;
  const ofEntity = auditedEvents.filter(({ aggregate }) => aggregate === entity);
  const events = ofEntity.length > 0 ? ofEntity : auditedEvents;
  return (
    <>
      <SelectFilter
        source="entity"
        label={t('reporting.audit.field.entity')}
        choices={auditedEntities.map((id) => ({ id, name: entityName(id) }))}
      />
      <SelectFilter
        source="event"
        label={t('reporting.audit.field.event')}
        choices={events.map(({ type, aggregate }) => ({
          id: type,
          name: eventName({ entity: aggregate, event: type, description: type }),
        }))}
      />
      <PeriodFilter />
      <ActorFilter />
    </>
  );
};
