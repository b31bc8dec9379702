import { team } from 'contracts/identity/team/team.entity';
import { acknowledgement } from 'contracts/training/acknowledgement/acknowledgement.entity';
import { handbookDocument, isReadable } from 'contracts/training/handbook/handbook.entity';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { companyZoneOf } from '#command-service/identity/company/company.zone';
import { isColleague } from '#command-service/identity/membership/membership.handler';
import { acknowledgementDecider } from './acknowledgement.decider.ts';

const sendAcknowledgement = entityHandler(acknowledgement, acknowledgementDecider);
const READING: ReadonlySet<string> = new Set(['AcknowledgeDocument', 'RepeatAcknowledgement']);

/** Commands of acknowledgements: when one is given or repeated, what the document says today holds, not what it said when people were asked. */
export const acknowledgementHandler = (deps: HandlerDeps): SendEntity<typeof acknowledgement> => {
  const { store } = deps;
  const send = sendAcknowledgement(deps);

  /** Whether somebody works in the company today, and in the document's team where it has one (docs/product.md HBK-9). */
  const isConcerned = async (tenantId: string, userId: string, teamId: string | null): Promise<boolean> => {
    if (!(await isColleague(store, tenantId, userId))) return false;
    if (teamId === null) return true;
    const found = await entityState(store, team, { tenantId, id: teamId });
    return found.status === 'kept' && found.record.userIds.includes(userId);
  };

  const settingsOf = async (tenantId: string, id: string, isRepeated: boolean) => {
    const asked = await entityState(store, acknowledgement, { tenantId, id });
    if (asked.status !== 'kept') return null;
    const found = await entityState(store, handbookDocument, { tenantId, id: asked.record.documentId });
    const { acknowledgeDays, reminderDays, repeatMonths } = found.status === 'kept' ? found.record : asked.record;
    const isAsking =
      found.status === 'kept' &&
      isReadable(found.record) &&
      found.record.asksAcknowledgement &&
      (!isRepeated || (await isConcerned(tenantId, asked.record.userId, found.record.teamId)));
    const timeZone = await companyZoneOf(store, tenantId);
    return { acknowledgeDays, reminderDays, repeatMonths: isAsking ? repeatMonths : null, timeZone };
  };

  return async (id, command, ifMatch) => {
    if (!READING.has(command.type)) return send(id, command, ifMatch);
    const settings = await settingsOf(command.metadata.tenantId, id, command.type === 'RepeatAcknowledgement');
    return send(id, { ...command, data: { ...command.data, settings } } as typeof command, ifMatch);
  };
};
