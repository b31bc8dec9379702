import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { problemMessage } from '#admin-ui/providers/problems';
import { usePageZone } from '#admin-ui/shared/display-zone';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { DateInput } from '#admin-ui/shared/form/DateInput.tsx';
import { dayjs } from '#admin-ui/shared/formats';
import { Facts, Panel } from '#admin-ui/shared/Panel.tsx';
import { AuditValue } from './AuditValue.tsx';
import type { Replayable } from './audit-entities.ts';
import { spreadCustom } from './custom-values.ts';
import { readableFields } from './field-order.ts';
import { useAuditWords } from './useAuditWords.ts';
import { useStateAsOf } from './useStateAsOf.ts';

type Thing = { entity: Replayable; id: string };

const State = ({ thing, at }: { thing: Thing; at: string }) => {
  const t = useTranslate();
  const { fieldName } = useAuditWords(thing.entity);
  const { data, error, refetch } = useStateAsOf(thing, at);
  if (error) return <Failure error={{ message: problemMessage(error, t) }} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton variant="rounded" height={160} />;
  if (data === null) {
    return (
      <Typography variant="body2" color="text.secondary">
        {t('reporting.audit.asOf.absent')}
      </Typography>
    );
  }
  const record = spreadCustom(data);
  return (
    <Facts>
      {readableFields(record).map((field) => (
        <div key={field} style={{ display: 'contents' }}>
          <dt>{fieldName(field)}</dt>
          <dd>
            <AuditValue entity={thing.entity} field={field} values={record} />
          </dd>
        </div>
      ))}
    </Facts>
  );
};

/** How one thing stood at a moment, folded from its events. */
export const StateAsOf = (thing: Thing) => {
  const t = useTranslate();
  const zone = usePageZone();
  const [moment, setMoment] = useState(() => dayjs().tz(zone).format('YYYY-MM-DDTHH:mm'));
  const chosen = dayjs(moment);
  const at = () => dayjs.tz(moment, zone).endOf('minute').toISOString();
  return (
    <Panel title={t('reporting.audit.asOf.title')}>
      <div style={{ display: 'grid', gap: 18 }}>
        <DateInput label={t('reporting.audit.asOf.moment')} withTime value={moment} onChange={setMoment} isRequired />
        {chosen.isValid() && <State thing={thing} at={at()} />}
      </div>
    </Panel>
  );
};
