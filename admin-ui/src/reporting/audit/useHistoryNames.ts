import type { AuditEntryView } from 'contracts/reporting/audit/audit.views';
import { resourceOf, usualEvent } from 'contracts/reporting/audit/audited-events';
import { useTranslate } from 'react-admin';

/** Things and events of the history in the reader's words, which stand beside the other words of each thing. */
export const useHistoryNames = () => {
  const t = useTranslate();
  const entityName = (entity: string) => t(`resources.${resourceOf(entity)}.historyName`, { _: entity });
  const eventName = ({ entity, event, description }: Pick<AuditEntryView, 'entity' | 'event' | 'description'>) => {
    const events = `resources.${resourceOf(entity)}.events`;
    return t(`${events}.${event}`, { _: t(`${events}.${usualEvent(entity, event)}`, { _: description }) });
  };
  return { entityName, eventName };
};
