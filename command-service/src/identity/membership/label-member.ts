import type { MembershipRejection } from 'contracts/identity/membership/membership.commands';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { Commands } from '#command-service/commands';
import type { Member, Members } from '#command-service/identity/access/members';
import { membershipAccess } from './membership.access.ts';

type Deps = { commands: Pick<Commands, 'membership'>; members: Members };
type LabelMember = {
  userId: string;
  add: string[];
  remove: string[];
  ifMatch: number | null;
  metadata: CommandMetadata;
};
export type Labelled = { member: Member; name: string; teams: string[]; position: string };

/** Puts labels on somebody of the company and takes them off (docs/product.md AUT-70); lists and schedules show it once this resolves. */
export const labelMember = ({ commands, members }: Deps, asked: LabelMember): Promise<Labelled> =>
  members.change(asked.metadata.tenantId, async (tables) => {
    const { ifMatch, metadata, ...data } = asked;
    const { userId } = data;
    const account = await tables.account(userId);
    const sent = await commands.membership(userId, { type: 'LabelMembership', data, metadata }, ifMatch);
    const member = await membershipAccess.save(tables, sent, { id: userId });
    if (!account || !member) throw new Rejection<MembershipRejection>('membership-not-found', 404);
    return { member, name: account.name, teams: await tables.teamsOf(userId), position: sent.position };
  });
