import type { Decider } from '@event-driven-io/emmett';
import type { PartnershipCommand } from 'contracts/identity/partnership/partnership.commands';
import type { PartnershipEvent } from 'contracts/identity/partnership/partnership.events';
import { caused } from 'contracts/kernel/message';

/** A company's bond to one parent. `since`: when it was first agreed to, what it is now may have been agreed to later. */
export type Partnership =
  | { status: 'absent' }
  | { status: 'active'; groupId: string; sharesCandidates: boolean; since: string };

const initialState = (): Partnership => ({ status: 'absent' });

const evolve = (partnership: Partnership, { type, data, metadata }: PartnershipEvent): Partnership => {
  switch (type) {
    case 'PartnershipAccepted': {
      const { groupId, sharesCandidates } = data;
      const since = partnership.status === 'active' ? partnership.since : metadata.occurredAt;
      return { status: 'active', groupId, sharesCandidates, since };
    }
    case 'PartnershipEnded':
      return { status: 'absent' };
  }
};

const decide = (command: PartnershipCommand, partnership: Partnership): PartnershipEvent[] => {
  switch (command.type) {
    case 'AcceptPartnership': {
      const { groupId, sharesCandidates } = command.data;
      const isSame =
        partnership.status === 'active' &&
        partnership.groupId === groupId &&
        partnership.sharesCandidates === sharesCandidates;
      return isSame ? [] : [caused(command, 'PartnershipAccepted', command.data)];
    }
    case 'EndPartnership':
      return partnership.status === 'absent' ? [] : [caused(command, 'PartnershipEnded', command.data)];
  }
};

export const partnershipDecider: Decider<Partnership, PartnershipCommand, PartnershipEvent> = {
  initialState,
  evolve,
  decide,
};
