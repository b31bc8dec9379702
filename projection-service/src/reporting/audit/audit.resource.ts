import { formatPosition } from 'contracts/kernel/position';
import { auditLog } from 'contracts/reporting/audit/audit.endpoints';
import { listResource } from '#projection-service/engine/list-resource';
import { projected } from '#projection-service/engine/list-source';
import { auditProjection } from './audit.projection.ts';

const fields = [...Object.keys(auditLog.view.shape).filter((field) => field !== 'position'), 'eventPosition'];

export const auditResource = listResource(auditLog, {
  source: projected(auditProjection),
  fields,
  tieBreaker: 'eventPosition',
  present: ({ eventPosition, ...entry }, { storeId }) => ({
    ...entry,
    position: formatPosition(storeId, BigInt(Number(eventPosition))),
  }),
});
