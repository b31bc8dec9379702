import type { Permission } from 'contracts/kernel/permission';
import { useGetManyAggregate } from 'react-admin';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import type { Replayable } from './audit-entities.ts';

type Row = {
  id: string;
  title?: string;
  name?: string;
  candidateName?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  erased?: boolean;
};

/** Where each thing is read today, and what it is called there. */
/** Things that the history names by their ids. */
export type Named = Replayable | 'label' | 'user' | 'team';

export const sources: Record<Named, { resource: string; permission: Permission; name: (row: Row) => string | null }> = {
  job: { resource: 'jobs', permission: 'tenant.jobs.read', name: ({ title }) => title ?? '' },
  candidate: {
    resource: 'candidates',
    permission: 'tenant.candidates.read',
    name: ({ firstName, lastName, erased }) => (erased ? null : `${firstName ?? ''} ${lastName ?? ''}`.trim()),
  },
  label: { resource: 'labels', permission: 'tenant.labels.read', name: ({ name }) => name ?? '' },
  user: { resource: 'users', permission: 'tenant.users.read', name: ({ name }) => name ?? null },
  team: { resource: 'teams', permission: 'tenant.teams.read', name: ({ name }) => name ?? '' },
  interview: {
    resource: 'interviews',
    permission: 'tenant.interviews.read',
    name: ({ candidateName }) => candidateName ?? null,
  },
};

/** What a thing is called today; the fallback where it has left the lists. All on a page are asked for at once. */
export const NameToday = ({ entity, id, fallback }: { entity: Named; id: string; fallback: string }) => {
  const { resource, name } = sources[entity];
  const { data } = useGetManyAggregate<Row>(resource, { ids: [id] }, { retry: false });
  const row = data?.[0];
  return row ? <PersonName name={name(row)} /> : fallback;
};
