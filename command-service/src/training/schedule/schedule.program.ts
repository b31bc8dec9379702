import { recordIn } from 'access/recruiting/record-in';
import { publishedPrograms } from 'access/training/published';
import { Rejection } from 'contracts/kernel/problem';
import { trainingProgram } from 'contracts/training/program/program.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { companyZoneOf } from '#command-service/identity/company/company.zone';
import { assignedData, later } from './assigned-data.ts';
import { refuseSchedule } from './schedule.rules.ts';

/** The version of a program that was published last. */
export const newestVersions = (store: EventStore) => {
  const programs = publishedPrograms(store);
  return async (tenantId: string, programId: string) => {
    const program = await recordIn(store, trainingProgram, { tenantId, id: programId });
    if (!program) throw refuseSchedule('program-not-found', 'programId');
    if (program.origin?.isWithdrawn) throw refuseSchedule('program-withdrawn', 'programId');
    const { publishedVersion: programVersion } = program;
    const content = programVersion > 0 && (await programs(tenantId, { programId, programVersion }));
    if (!content) throw refuseSchedule('program-not-published', 'programId');
    return { programVersion, programName: content.name };
  };
};

type Planned = { programId: string; startsAt: string | null; deadline: string | null; reminderDays: readonly number[] };

/** What somebody would get by a schedule that is not made yet; null: there is no version of its program. */
export const plannedTraining = (store: EventStore) => {
  const newest = newestVersions(store);
  const programs = publishedPrograms(store);
  return async (tenantId: string, { programId, ...of }: Planned, now: Date) => {
    const found = await newest(tenantId, programId).catch((error: unknown) => {
      if (error instanceof Rejection) return null;
      throw error;
    });
    const content = found && (await programs(tenantId, { programId, ...found }));
    if (!content) return null;
    const startsAt = later(of.startsAt ?? now.toISOString(), now);
    const { programName, programVersion } = found;
    const timeZone = await companyZoneOf(store, tenantId);
    const plan = { scheduleId: '', timeZone, programId, programName, programVersion, ...of, startsAt };
    const { expiresAt, reminders } = assignedData(plan, content, now);
    return { programName, programVersion, startsAt, expiresAt, reminders };
  };
};
