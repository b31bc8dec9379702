import { styled } from '@mui/material/styles';
import type { AuditEntryView } from 'contracts/reporting/audit/audit.views';
import { useCan } from '#admin-ui/providers/me.tsx';
import { isReplayable } from './audit-entities.ts';
import { NameToday, sources } from './NameToday.tsx';
import { useHistoryNames } from './useHistoryNames.ts';

const Which = styled('span')(({ theme }) => ({ color: theme.palette.text.primary }));

/** What kind of thing an entry is about, and which one, where it still stands in the lists. */
export const EntityName = ({ entry }: { entry: AuditEntryView }) => {
  const { entityName } = useHistoryNames();
  const can = useCan();
  const { entity, entityId } = entry;
  const kind = entityName(entity);
  if (!isReplayable(entity) || !can(sources[entity].permission)) return kind;
  return (
    <>
      {kind}{' '}
      <Which>
        <NameToday entity={entity} id={entityId} fallback="" />
      </Which>
    </>
  );
};
