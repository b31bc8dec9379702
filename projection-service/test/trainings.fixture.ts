import { randomUUID } from 'node:crypto';
import { derivedId } from 'contracts/kernel/id';
import type pg from 'pg';
import type { Harness } from './service.harness.ts';

export const dayOfMarch = (date: number): string => `2026-03-${String(date).padStart(2, '0')}T09:00:00.000Z`;

export const ALL_DONE = { earned: 0, possible: 0, unreviewed: 0 };

/** What happens to a training on days of March. */
export type Moves = [date: number, type: string, data?: object][];
export const missed = (date: number): Moves => [[date, 'TrainingExpired', { finishedLessons: 0 }]];

/** What a training that somebody is assigned begins with; it ends five days after its start. */
export const assignedTraining = (
  ids: { trainingAssignmentId: string; userId: string },
  programId: string,
  starts: number,
) => ({
  ...{ ...ids, scheduleId: randomUUID(), programId, programVersion: 1, programName: 'x', lessonCount: 1 },
  ...{ possible: 0, startsAt: dayOfMarch(starts), expiresAt: dayOfMarch(starts + 5), reminders: [] },
});

/** What a spec says of programs, people and what they are assigned in one company: events, and their rows in the access tables. */
export const trainingStory = (service: Pick<Harness, 'append'>, admin: pg.Pool, tenantId: string) => {
  const idOf = (name: string) => derivedId('training story', tenantId, name);

  const company = (name: string) =>
    admin.query(
      "insert into access.tenant (tenant_id, name, subdomain, version, time_zone) values ($1, $2, $3, 1, 'America/Chicago')",
      [tenantId, name, `story-${tenantId}`],
    );

  const membership = (userId: string, ...types: string[]) => {
    const told = types.map((type) => ({
      type,
      data: { userId, ...(type === 'MembershipGranted' && { roles: ['Recruiter'] }) },
    }));
    return service.append('membership', userId, told, tenantId);
  };

  const member = (userId: string) =>
    admin.query(
      `insert into access.membership (user_id, tenant_id, roles, permissions, version) values ($1, $2, '{}', '{}', 1)`,
      [userId, tenantId],
    );

  const leaves = (userId: string) =>
    admin.query('delete from access.membership where user_id = $1 and tenant_id = $2', [userId, tenantId]);

  return {
    idOf,
    company,
    /** Somebody begins to work in the company. */
    joins: async (name: string, userId = idOf(name)): Promise<string> => {
      await admin.query(
        "insert into access.account (user_id, email, name, locale, version) values ($1, $2, $3, 'en-us', 1)",
        [...[userId, `${userId}@harbor.example`, name]],
      );
      await member(userId);
      return membership(userId, 'MembershipGranted');
    },
    /** They leave it: for now, or for good. */
    leaves: async (name: string, how: 'MembershipDeactivated' | 'MembershipRevoked'): Promise<string> => {
      await leaves(idOf(name));
      return membership(idOf(name), how);
    },
    /** They come back. */
    returns: async (name: string, how: 'MembershipReactivated' | 'MembershipGranted'): Promise<string> => {
      await member(idOf(name));
      return membership(idOf(name), how);
    },
    membership,
    program: (id: string, name: string, isPublished = true): Promise<string> => {
      const fields = {
        ...{ name, description: '', thumbnailId: null, instructionsVideoId: null, lessonIds: [randomUUID()] },
        ...{ deadlineDays: null, deadlineHours: null, isSequential: false, labelIds: [] },
        ...{ hasCertificate: false, passPercent: 0, certificateMonths: null, renewsCertificate: false },
      };
      const { lessonIds, labelIds: _, ...content } = fields;
      const lessons = lessonIds.map((lessonId) => ({ lessonId, lessonVersion: 1, name, points: 0 }));
      const told = [
        { type: 'TrainingProgramCreated', data: { trainingProgramId: id, ...fields } },
        {
          type: 'TrainingProgramPublished',
          data: { trainingProgramId: id, programVersion: 1, note: '', content: { ...content, lessons } },
        },
      ];
      return service.append('trainingProgram', id, isPublished ? told : told.slice(0, 1), tenantId);
    },
    /** A training of somebody from a day on, and what became of it. */
    assigned: async (who: string, programId: string, starts: number, moves: Moves = []) => {
      const ids = { trainingAssignmentId: randomUUID(), userId: idOf(who) };
      const begin = {
        type: 'TrainingAssignmentCreated',
        at: dayOfMarch(starts),
        data: assignedTraining(ids, programId, starts),
      };
      const told = moves.map(([at, type, more]) => ({ type, at: dayOfMarch(at), data: { ...ids, ...more } }));
      const position = await service.append('trainingAssignment', ids.trainingAssignmentId, [begin, ...told], tenantId);
      return { ...ids, position };
    },
    /** More of a training that is there. */
    goesOn: (ids: { trainingAssignmentId: string; userId: string }, moves: Moves): Promise<string> => {
      const { trainingAssignmentId, userId } = ids;
      const told = moves.map(([at, type, more]) => ({
        type,
        at: dayOfMarch(at),
        data: { trainingAssignmentId, userId, ...more },
      }));
      return service.append('trainingAssignment', trainingAssignmentId, told, tenantId);
    },
  };
};
