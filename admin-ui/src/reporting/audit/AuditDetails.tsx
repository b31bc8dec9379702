import FilterAlt from '@mui/icons-material/FilterAlt';
import Timeline from '@mui/icons-material/Timeline';
import Button from '@mui/material/Button';
import type { AuditEntryView } from 'contracts/reporting/audit/audit.views';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { AuditChanges } from './AuditChanges.tsx';
import { timelinePath } from './audit-entities.ts';
import { useActorName } from './useActorName.ts';

/** What an event changed, and where to look further. */
export const AuditDetails = ({ entry }: { entry: AuditEntryView }) => {
  const t = useTranslate();
  const actorName = useActorName();
  const { filterValues, setFilters } = useListContext();
  return (
    <>
      <AuditChanges entry={entry} />
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 14 }}>
        <Button size="small" variant="outlined" startIcon={<Timeline />} component={Link} to={timelinePath(entry)}>
          {t('reporting.audit.openTimeline')}
        </Button>
        {entry.actorType !== 'system' && (
          <Button
            size="small"
            startIcon={<FilterAlt />}
            onClick={() => setFilters({ ...filterValues, actorId: entry.actorId })}
          >
            {t('reporting.audit.onlyActor', { name: actorName(entry) })}
          </Button>
        )}
      </div>
    </>
  );
};
