import { recordIn } from 'access/recruiting/record-in';
import type { Scheduled } from 'access/training/scheduled-people';
import { isBuiltIn } from 'contracts/identity/membership/membership.roles';
import { role } from 'contracts/identity/role/role.entity';
import { team } from 'contracts/identity/team/team.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { requireLabels } from '#command-service/automation/label/label.lookup';
import type { TrainingPeople } from './people.ts';
import { refuseSchedule } from './schedule.rules.ts';

type Deps = { store: EventStore; trainingPeople: Pick<TrainingPeople, 'members'> };

const areAll = async (ids: readonly string[], isThere: (id: string) => Promise<boolean>): Promise<boolean> =>
  (await Promise.all([...new Set(ids)].map(isThere))).every(Boolean);

/** Refuses whom a company does not have, by the field that names them (docs/product.md TRA-101). */
export const requireAudience =
  ({ store, trainingPeople }: Deps) =>
  async (tenantId: string, { users, teams, roles, labels }: Scheduled): Promise<void> => {
    const known = users.length > 0 ? await trainingPeople.members(tenantId, users) : new Set();
    if (users.some((user) => !known.has(user))) throw refuseSchedule('schedule-user-unknown', 'users');
    const isTeam = async (id: string) => (await recordIn(store, team, { tenantId, id })) !== undefined;
    if (!(await areAll(teams, isTeam))) throw refuseSchedule('team-unknown', 'teams');
    const isRole = async (id: string) => isBuiltIn(id) || (await recordIn(store, role, { tenantId, id })) !== undefined;
    if (!(await areAll(roles, isRole))) throw refuseSchedule('role-unknown', 'roles');
    await requireLabels(store, tenantId, { labelIds: labels, thing: 'user', field: 'labels' });
  };
