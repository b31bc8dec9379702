import { recordIn } from 'access/recruiting/record-in';
import { publishedPrograms } from 'access/training/published';
import { trainingProgram } from 'contracts/training/program/program.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { refuseSchedule } from './schedule.decider.ts';

/** The version of a program that was published last. */
export const newestVersions = (store: EventStore) => {
  const programs = publishedPrograms(store);
  return async (tenantId: string, programId: string) => {
    const program = await recordIn(store, trainingProgram, { tenantId, id: programId });
    if (!program) throw refuseSchedule('program-not-found', 'programId');
    const { publishedVersion: programVersion } = program;
    const content = programVersion > 0 && (await programs(tenantId, { programId, programVersion }));
    if (!content) throw refuseSchedule('program-not-published', 'programId');
    return { programVersion, programName: content.name };
  };
};
