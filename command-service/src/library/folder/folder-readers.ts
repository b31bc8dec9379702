import { policyWay } from 'access/library/policy-folder';
import { recordIn } from 'access/recruiting/record-in';
import { isBuiltIn } from 'contracts/identity/membership/membership.roles';
import { role } from 'contracts/identity/role/role.entity';
import { team } from 'contracts/identity/team/team.entity';
import { Rejection } from 'contracts/kernel/problem';
import { type FolderReaders, type FolderRejection, folder } from 'contracts/library/folder/folder.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { isColleague } from '#command-service/identity/membership/membership.handler';

type Sharing = { tenantId: string; id: string; given: FolderReaders };

/** A folder of policies is given to who works here, to teams and roles that there are; who was given it before and is gone may stay. To nobody any folder is given. */
export const assertReaders = async (store: EventStore, { tenantId, id, given }: Sharing): Promise<void> => {
  const isThere = async (entity: typeof folder | typeof team | typeof role, one: string): Promise<boolean> =>
    (await recordIn<object>(store, entity, { tenantId, id: one })) !== undefined;
  if (!(await isThere(folder, id))) throw new Rejection('not-found', 404);
  if (Object.values(given).every((ids) => ids.length === 0)) return;
  const [inner] = (await policyWay(store, { tenantId, folderId: id })) ?? [];
  if (!inner) throw new Rejection<FolderRejection>('folder-not-policies', 409);
  const checks = [
    ['users', 'user-unknown', (one: string) => isColleague(store, tenantId, one)],
    ['teams', 'team-unknown', (one: string) => isThere(team, one)],
    ['roles', 'role-unknown', async (one: string) => isBuiltIn(one) || isThere(role, one)],
  ] as const;
  for (const [field, code, isKnown] of checks) {
    const added = given[field].filter((one: string) => !(inner[field] as string[]).includes(one));
    if (!(await Promise.all(added.map(isKnown))).every(Boolean))
      throw new Rejection<FolderRejection>(code, 422, { errors: { [field]: [code] } });
  }
};
