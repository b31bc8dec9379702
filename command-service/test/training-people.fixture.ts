import type { Members } from '#command-service/identity/access/members';
import type { TrainingPeople } from '#command-service/training/schedule/people';

/** Whom a schedule is for, as the memberships of a spec say. */
export const memoryTrainingPeople = (members: Members): TrainingPeople => ({
  preview: (tenantId, { users, teams }, without = []) =>
    members.change(tenantId, async (tables) => {
      const inTeams = await Promise.all(teams.map((team) => tables.team(team)));
      const all = [...users, ...inTeams.flatMap((team) => team ?? [])];
      const ids = new Set(all.filter((id) => !without.includes(id)));
      return { count: ids.size, people: [...ids].map((id) => ({ id, name: id })) };
    }),
  members: (tenantId, ids) =>
    members.change(tenantId, async (tables) => {
      const found = await Promise.all(ids.map((id) => tables.member(id)));
      return new Set(found.flatMap((member) => (member?.status === 'active' ? [member.userId] : [])));
    }),
  isAmong: (tenantId, userId, { isEveryone, users, teams }) =>
    members.change(tenantId, async (tables) => {
      if ((await tables.member(userId))?.status !== 'active') return false;
      const mine = await tables.teamsOf(userId);
      return isEveryone || users.includes(userId) || teams.some((team) => mine.includes(team));
    }),
});
