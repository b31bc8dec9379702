import { isProblemError } from 'contracts/client/problem-error';
import { Id } from 'contracts/kernel/id';
import { filesShownBy } from 'contracts/training/given-program/copied-content';
import type { GivingRefusal } from 'contracts/training/given-program/given-program.choices';
import { copiedProgramIdOf, LESSONS_AT_ONCE } from 'contracts/training/given-program/program-copy.commands';
import type { LessonContent } from 'contracts/training/lesson/lesson.fields';
import type { ProgramContent } from 'contracts/training/program/program.fields';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { isPutOff } from '#integration-workers/engine/reschedule';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import { copyFiles } from './copy-files.ts';
import { findCopy, type GivenCopy } from './given-copy.ts';

/** Versions of a program and of lessons, by their numbers. */
const VERSIONS = {
  projections: ['training.version'],
  text: `select v.of_id as "ofId", v.note, v.content from read.training_version v
    join unnest($2::uuid[], $3::int[]) wanted (of_id, version) on wanted.of_id = v.of_id and wanted.version = v.version
    where v.tenant_id = $1`,
};
type Version<Content> = { note: string; content: Content };
type Wanted = readonly { id: string; version: number }[];

const versions = <Content>({ read }: Pick<Tools, 'read'>, cause: Cause, wanted: Wanted) =>
  read<Version<Content>>(cause, {
    ...VERSIONS,
    values: [cause.tenantId, wanted.map(({ id }) => id), wanted.map(({ version }) => version)],
  });

type Copying = { copy: GivenCopy; programVersion: number; isAwaited: () => Promise<boolean> };

/** Files first, then lessons, then the program: what shows something comes after it. Answers why it cannot be. */
const receive = async (
  { copy, programVersion, isAwaited }: Copying,
  cause: Cause,
  tools: Tools,
): Promise<GivingRefusal | 'not-given' | null> => {
  const { programId, companyId, parentName } = copy;
  const [program] = await versions<ProgramContent>(tools, cause, [{ id: programId, version: programVersion }]);
  if (!program) return 'failed';
  const { lessons } = program.content;
  const wanted = lessons.map(({ lessonId: id, lessonVersion: version }) => ({ id, version }));
  const taken = await versions<LessonContent>(tools, cause, wanted);
  const fileIds = filesShownBy(
    program.content,
    taken.map(({ content }) => content),
  );
  const refusal = await copyFiles({ companyId, parentName, fileIds, isAwaited }, cause, tools);
  if (refusal !== null) return refusal;
  const version = { parentId: cause.tenantId, parentName, programId, programVersion };
  const id = copiedProgramIdOf(companyId, programId);
  const to = { aggregate: 'programCopy', tenantId: companyId, id } as const;
  for (let from = 0; from < lessons.length; from += LESSONS_AT_ONCE)
    await tools.command(cause, { ...to, type: 'ReceiveLessons', data: { ...version, from } });
  await tools.command(cause, { ...to, type: 'ReceiveProgram', data: { ...version, note: program.note } });
  return null;
};

/** Refusals that another try does not change: the company deleted what would be changed, or is to have this version no more. */
const forGood: Readonly<Record<string, GivingRefusal | 'not-given'>> = {
  'copy-removed': 'removed-there',
  'program-not-given': 'not-given',
};

/** Makes of a version that is offered to a company a copy of its own, and says in the parent's history what came of it. */
export const copyProgram = job({
  name: 'training.given-program.copy',
  payload: z.strictObject({ givenProgramId: Id, programVersion: z.int().min(1) }),
  options: { ...FOR_A_DAY, waitsOutside: true },
  urgency: 'bulk',
  handle: async ({ data: { givenProgramId: id, programVersion }, cause, lastAttempt }, tools) => {
    const findAwaited = async () => {
      const copy = await findCopy(tools, cause, id);
      return copy?.status === 'waiting' && copy.offeredVersion === programVersion ? copy : undefined;
    };
    const copy = await findAwaited();
    if (!copy) return;
    const isAwaited = async () => (await findAwaited()) !== undefined;
    const outcome = await receive({ copy, programVersion, isAwaited }, cause, tools).catch((error: unknown) => {
      const known = isProblemError(error) ? forGood[error.code] : undefined;
      if (known) return known;
      if (lastAttempt && !isPutOff(error)) return 'failed' as const;
      throw error;
    });
    // Whoever withdrew it, or offered a newer version, has asked for what follows.
    if (outcome === 'not-given') return;
    const of = { aggregate: 'givenProgram', id } as const;
    await unlessRefused(
      outcome === null
        ? tools.command(cause, { ...of, type: 'RecordProgramCopied', data: { programVersion } })
        : tools.command(cause, { ...of, type: 'RecordProgramRefused', data: { programVersion, reason: outcome } }),
      'not-found',
    );
  },
});
