import type { UserEvent } from 'contracts/identity/user/user.events';
import type { EntityRecord } from 'contracts/kernel/entity';
import type { Event } from 'contracts/kernel/message';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import type { PendingHireStatus } from 'contracts/recruiting/pending-hire/pending-hire.choices';
import { type PendingHireEvent, pendingHire } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import type { HireItem } from 'contracts/recruiting/pending-hire/pending-hire.items';
import { join, projection, schemaBeside } from '#projection-service/engine/projection';
import { companyName, tenantAddress } from '#projection-service/recruiting/public/public.refs';

/** What of a hire its person may know, or may have to. */
type Known = {
  id: string;
  jobTitle: string;
  startsOn: string | null;
  timeZone: string | null;
  status: PendingHireStatus;
  items: HireItem[];
};
type MyHireRow = {
  id: string;
  /** The account that was asked; null: nobody was asked yet. */
  userId: string | null;
  candidateId: string;
  companyId: string;
  tenantName: string;
  profileName: string | null;
  hire: Known;
};
type Followed =
  | PendingHireEvent
  | Extract<CandidateEvent, { type: 'CandidateErased' }>
  | Extract<UserEvent, { type: 'UserErased' }>;

const knownOf = (record: EntityRecord): Known => {
  const { id, jobTitle, startsOn, timeZone, status, items } = record as unknown as Known;
  return { id, jobTitle, startsOn, timeZone, status, items };
};

/** One row for each hire, for the person who is hired once they were asked; without what staff note for themselves. */
export const myHireProjection = projection<MyHireRow, Followed>({
  name: 'recruiting.my-hire',
  version: 1,
  scope: 'person',
  table: 'my_hire',
  schema: schemaBeside(import.meta.url),
  columns: {
    userId: 'uuid',
    candidateId: 'uuid',
    companyId: 'uuid',
    tenantName: 'text',
    profileName: 'text',
    hire: 'jsonb',
  },
  types: [
    ...(pendingHire.events.definitions.map(({ type }) => type) as PendingHireEvent['type'][]),
    'CandidateErased',
    'UserErased',
  ],
  createdBy: ['PendingHireCreated'],
  key: (event) => {
    if (event.type === 'CandidateErased') return { by: 'candidateId', value: event.data.candidateId };
    if (event.type === 'UserErased') return { by: 'userId', value: event.data.userId };
    return event.data.pendingHireId;
  },
  evolve: (row, event) => {
    if (event.type === 'CandidateErased' || event.type === 'UserErased') return undefined;
    const before = row?.hire as EntityRecord | undefined;
    const record = pendingHire.fold(before, event as Event);
    if (!record) return undefined;
    const hire = knownOf(record);
    if (event.type === 'PendingHireCreated') {
      const { pendingHireId: id, candidateId } = event.data;
      const companyId = event.metadata.tenantId;
      return { id, userId: null, candidateId, companyId, tenantName: '', profileName: null, hire };
    }
    if (!row) return undefined;
    return event.type === 'PendingHireCandidateAsked' ? { ...row, hire, userId: event.data.userId } : { ...row, hire };
  },
  refs: {
    tenant: join(tenantAddress, 'companyId', (row, tenant) => ({ ...row, tenantName: tenant?.name ?? '' })),
    company: join(companyName, 'companyId', (row, company) => ({ ...row, profileName: company?.name ?? null })),
  },
});
