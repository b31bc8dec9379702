import type { PartnershipRejection } from 'contracts/identity/partnership/partnership.commands';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { Commands } from '#command-service/commands';
import { latest } from '#command-service/http/answer';
import type { Offer, Partners } from './partners.ts';
import { partnershipAccess } from './partnership.access.ts';

export type PartnerDeps = { commands: Pick<Commands, 'subAccountGroup' | 'partnership'>; partners: Partners };

const refuse = (code: PartnershipRejection, status = 409) => new Rejection(code, status);

/** What a link offers to who agrees to share candidates, or not; the group may ask for something else by now. */
export const agreedOffer = async (
  partners: Pick<Partners, 'offerOf'>,
  { token, sharesCandidates }: { token: string; sharesCandidates: boolean },
): Promise<Offer> => {
  const offer = await partners.offerOf(token);
  if (!offer) throw refuse('sub-account-registration-failed', 404);
  if (offer.shareCandidates !== sharesCandidates) throw refuse('partnership-terms-changed');
  return offer;
};

/** The same cause in the history of the other company, which has no business with the address that it came from. */
const inHistoryOf = (tenantId: string, metadata: CommandMetadata): CommandMetadata => ({
  ...metadata,
  tenantId,
  ip: null,
});

/** Puts the company of `metadata` under the offer's parent, in the name of whoever agreed for it. */
export const joinGroup = (
  { commands, partners }: PartnerDeps,
  { groupId, tenantId: parentId, company, name, shareCandidates }: Offer,
  metadata: CommandMetadata,
): Promise<string | null> =>
  partners.change(metadata.tenantId, async (tables) => {
    const companyId = metadata.tenantId;
    if (parentId === companyId || (await tables.isParentOf(parentId))) throw refuse('partnership-with-itself');
    const current = await tables.find(parentId);
    if (current && current.groupId !== groupId) throw refuse('already-partner');
    const named = { companyId, companyName: await tables.nameOf(companyId) };
    const taken = { type: 'TakeInCompany' as const, data: named };
    const joined = await commands.subAccountGroup(groupId, { ...taken, metadata: inHistoryOf(parentId, metadata) });
    const sent = await commands.partnership(parentId, {
      type: 'AcceptPartnership',
      data: {
        partnershipId: parentId,
        parentName: company,
        groupId,
        groupName: name,
        sharesCandidates: shareCandidates,
      },
      metadata,
    });
    await partnershipAccess.save(tables, sent, { id: parentId, tenantId: companyId });
    return latest([joined.position, sent.position]);
  });

type Leaving = { parentId: string; companyId: string; endedBy: 'company' | 'parent'; metadata: CommandMetadata };

/** Ends a partnership: nobody of the parent comes in from the next request on. Either side may. */
export const leaveGroup = (
  { commands, partners }: PartnerDeps,
  { parentId, companyId, endedBy, metadata }: Leaving,
): Promise<string | null> =>
  partners.change(companyId, async (tables) => {
    const current = await tables.find(parentId);
    if (!current) throw new Rejection('not-found', 404);
    const causeIn = (tenantId: string) => (tenantId === metadata.tenantId ? metadata : inHistoryOf(tenantId, metadata));
    const cause = causeIn(companyId);
    const partnerOf = { companyId: parentId, name: await tables.nameOf(parentId) };
    const ended = await commands.partnership(parentId, {
      type: 'EndPartnership',
      data: { partnershipId: parentId, endedBy },
      metadata: endedBy === 'parent' ? { ...cause, partnerOf } : cause,
    });
    await partnershipAccess.save(tables, ended, { id: parentId, tenantId: companyId });
    const gone = await commands.subAccountGroup(current.groupId, {
      type: 'LetCompanyGo',
      data: { companyId, companyName: await tables.nameOf(companyId), endedBy },
      metadata: causeIn(parentId),
    });
    return latest([ended.position, gone.position]);
  });
