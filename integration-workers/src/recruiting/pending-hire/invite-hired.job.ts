import { derivedId, Id } from 'contracts/kernel/id';
import { HireAsUser } from 'contracts/recruiting/pending-hire/pending-hire.events';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { localeOfHire, readHire } from './hire-people.ts';

/** Whose account it is by now, where they are a user of the company already. */
const MEMBER = {
  projections: [],
  text: `select a.user_id as "userId" from access.account a
    where (a.email = lower($2) or a.user_id = $3) and exists (
      select from access.membership m where m.tenant_id = $1 and m.user_id = a.user_id) limit 1`,
};

/** Invites somebody who was hired as a user of the company; whoever is one already is noted. */
export const inviteHired = job({
  name: 'recruiting.pending-hire.invite',
  payload: HireAsUser.extend({ pendingHireId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data, cause }, { read, command, invite }) => {
    const { pendingHireId: id, roles, type, teams } = data;
    const { tenantId } = cause;
    const hire = await readHire(cause, id, { read });
    if (!hire) return;
    const { email, firstName, lastName, userId: account } = hire;
    const [member] = await read<{ userId: Id }>(cause, { ...MEMBER, values: [tenantId, email, account] });
    if (member) {
      const joined = { userId: member.userId };
      await command(cause, { aggregate: 'pendingHire', id, type: 'JoinPendingHire', data: joined });
      return;
    }
    const invitationId = derivedId('hire-invitation', id);
    const name = `${firstName} ${lastName}`.trim();
    const who = { name, email, locale: localeOfHire(hire) };
    await invite(cause, { ...who, tenantId, invitationId, roles, type, teams });
    const noted = { invitationId };
    await command(cause, { aggregate: 'pendingHire', id, type: 'NotePendingHireInvitation', data: noted });
  },
});
