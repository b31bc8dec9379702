import { recordIn } from 'access/recruiting/record-in';
import { streamName } from 'contracts/kernel/id';
import type { Withdrawal } from 'contracts/training/given-program/given-program.choices';
import { trainingLesson } from 'contracts/training/lesson/lesson.entity';
import { trainingProgram } from 'contracts/training/program/program.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { entityState } from '#command-service/entity/entity.state';
import { partnershipDecider } from '#command-service/identity/partnership/partnership.decider';
import { stateOf } from '#command-service/kernel/command';

/** Whether some of a company's lessons, those that are removed too, were given to it by a parent: these are for its own people, and go no further. */
export const hasGivenLessons = async (
  store: EventStore,
  tenantId: string,
  lessons: readonly { lessonId: string }[],
): Promise<boolean> => {
  const found = await Promise.all(
    lessons.map(({ lessonId: id }) => entityState(store, trainingLesson, { tenantId, id })),
  );
  return found.some((lesson) => lesson.status !== 'absent' && lesson.record.origin !== null);
};

export type Giving = { parentId: string; programId: string; companyId: string };

/**
 * Which version of a parent's program a company is to have, or why it is to have none. The program's own history says to which groups it
 * is given, and the company's that its owner agreed to be in one of them.
 */
export const givenTo = async (
  store: EventStore,
  { parentId, programId, companyId }: Giving,
): Promise<{ version: number } | { withdrawal: Withdrawal }> => {
  const program = await recordIn(store, trainingProgram, { tenantId: parentId, id: programId });
  // What a parent was given itself goes no further.
  if (!program || program.publishedVersion === 0 || program.origin !== null) return { withdrawal: 'removed' };
  if (await hasGivenLessons(store, parentId, program.publishedLessons)) return { withdrawal: 'removed' };
  if (companyId === parentId) return { withdrawal: 'unassigned' };
  const partnership = await stateOf(store, streamName('partnership', companyId, parentId), partnershipDecider);
  if (partnership.status === 'absent') return { withdrawal: 'left' };
  return program.groupIds.includes(partnership.groupId)
    ? { version: program.publishedVersion }
    : { withdrawal: 'unassigned' };
};
