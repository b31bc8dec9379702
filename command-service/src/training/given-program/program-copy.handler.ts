import { recordIn } from 'access/recruiting/record-in';
import { publishedLessons, publishedPrograms } from 'access/training/published';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { mediaWithFiles, stepsWithFiles } from 'contracts/training/given-program/copied-content';
import {
  type GivenProgramRejection,
  givenProgram,
  givenProgramIdOf,
} from 'contracts/training/given-program/given-program.entity';
import {
  copiedFileIdOf,
  copiedLessonIdOf,
  copiedProgramIdOf,
  LESSONS_AT_ONCE,
  type ProgramCopyCommand,
} from 'contracts/training/given-program/program-copy.commands';
import { trainingLesson } from 'contracts/training/lesson/lesson.entity';
import { trainingProgram } from 'contracts/training/program/program.entity';
import type { ProgramContent, ProgramLesson } from 'contracts/training/program/program.fields';
import type { EventStore } from 'platform/event-store/event-store';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityState, entityVersion } from '#command-service/entity/entity.state';
import type { Send, Sent } from '#command-service/kernel/command';
import { givenTo } from './given-to.ts';

type Deps = {
  store: EventStore;
  lessons: SendEntity<typeof trainingLesson>;
  programs: SendEntity<typeof trainingProgram>;
};
type Receiving = Extract<ProgramCopyCommand, { type: 'ReceiveLessons' | 'ReceiveProgram' }>;
type Publishing = { data: Receiving['data'] & { note: string }; metadata: CommandMetadata; before: number };

const refuse = (code: GivenProgramRejection) => new Rejection(code, 409);
/** Somebody else is further: the work is done again, and finds that. */
const stale = () => new Rejection('stale-record', 412);

/**
 * A company's copy of a program of its parent: lessons first, then the program, which is published with them. Each command finds what an
 * interrupted one left. What the parent says now decides, not whoever asks.
 */
export const programCopyHandler = ({ store, lessons, programs }: Deps): Send<null, ProgramCopyCommand> => {
  const programContent = publishedPrograms(store);
  const lessonContent = publishedLessons(store);

  /** What the parent's program says in the version that it gives to the company now. */
  const contentFor = async ({ data, metadata: { tenantId: companyId } }: Receiving): Promise<ProgramContent> => {
    const { parentId, programId, programVersion } = data;
    const id = givenProgramIdOf(programId, companyId);
    const given = await recordIn(store, givenProgram, { tenantId: parentId, id });
    const isOffered = given?.status !== 'withdrawn' && given?.offeredVersion === programVersion;
    const isGiven = isOffered && 'version' in (await givenTo(store, { parentId, programId, companyId }));
    const content = isGiven ? await programContent(parentId, { programId, programVersion }) : undefined;
    if (!content) throw refuse('program-not-given');
    return content;
  };

  const receiveLesson = async (
    { lessonId, lessonVersion }: ProgramLesson,
    { data, metadata }: { data: Receiving['data']; metadata: CommandMetadata },
  ): Promise<Sent<unknown>> => {
    const { parentId, programId, parentName } = data;
    const { tenantId } = metadata;
    const content = await lessonContent(parentId, { lessonId, lessonVersion });
    if (!content) throw refuse('program-not-given');
    const id = copiedLessonIdOf(tenantId, programId, lessonId);
    const says = {
      name: content.name,
      steps: stepsWithFiles(content.steps, (fileId) => copiedFileIdOf(tenantId, fileId)),
      origin: {
        ...{ companyId: parentId, companyName: parentName, version: lessonVersion, lessonId },
        programId: copiedProgramIdOf(tenantId, programId),
      },
    };
    const state = await entityState(store, trainingLesson, { tenantId, id });
    if (state.status === 'removed') throw refuse('copy-removed');
    const sent =
      state.status === 'absent'
        ? await lessons(id, { type: 'CreateTrainingLesson', data: { trainingLessonId: id, ...says }, metadata })
        : await lessons(id, { type: 'ChangeTrainingLesson', data: says, metadata });
    return lessons(id, { type: 'PublishTrainingLesson', data: { note: '' }, metadata }, sent.version);
  };

  const lessonsTaken = ({ lessons: taken }: ProgramContent, programId: string, tenantId: string) =>
    Promise.all(
      taken.map(async ({ lessonId: of, lessonVersion, name, points }): Promise<ProgramLesson> => {
        const lessonId = copiedLessonIdOf(tenantId, programId, of);
        const record = await recordIn(store, trainingLesson, { tenantId, id: lessonId });
        if (record?.origin?.version !== lessonVersion) throw stale();
        return { lessonId, lessonVersion: record.publishedVersion, name, points };
      }),
    );

  /** Unless it was given again meanwhile. */
  const withdraw = async (
    id: string,
    { parentId, programId }: { parentId: string; programId: string },
    metadata: CommandMetadata,
  ): Promise<Sent<unknown>> => {
    const { tenantId } = metadata;
    const before = await entityVersion(store, trainingProgram, { tenantId, id });
    const givenId = givenProgramIdOf(programId, tenantId);
    const given = await recordIn(store, givenProgram, { tenantId: parentId, id: givenId });
    const copy = await recordIn(store, trainingProgram, { tenantId, id });
    if (given?.status !== 'withdrawn' || !copy?.origin) throw new Rejection('not-found', 404);
    const data = { origin: { ...copy.origin, isWithdrawn: true } };
    return programs(id, { type: 'ChangeTrainingProgram', data, metadata }, before);
  };

  const receiveProgram = async (
    id: string,
    content: ProgramContent,
    { data, metadata, before }: Publishing,
  ): Promise<Sent<unknown>> => {
    const { parentId: companyId, parentName: companyName, programId, programVersion: version, note } = data;
    const { tenantId } = metadata;
    const taken = await lessonsTaken(content, programId, tenantId);
    const { lessons: _, ...settings } = content;
    const says = {
      ...settings,
      ...mediaWithFiles(content, (fileId) => copiedFileIdOf(tenantId, fileId)),
      lessonIds: taken.map(({ lessonId }) => lessonId),
      origin: { companyId, companyName, programId, version, isWithdrawn: false },
    };
    const state = await entityState(store, trainingProgram, { tenantId, id });
    if (state.status === 'removed') throw refuse('copy-removed');
    const sent =
      state.status === 'absent'
        ? await programs(id, { type: 'CreateTrainingProgram', data: { trainingProgramId: id, ...says }, metadata })
        : await programs(id, { type: 'ChangeTrainingProgram', data: says, metadata }, before);
    const publish = { type: 'PublishTrainingProgram' as const, data: { note, lessons: taken }, metadata };
    const published = await programs(id, publish, sent.version);
    // Taken back while it was made: what takes it back has found no copy.
    const given = await recordIn(store, givenProgram, {
      tenantId: companyId,
      id: givenProgramIdOf(programId, tenantId),
    });
    return given?.status === 'withdrawn' ? withdraw(id, data, metadata) : published;
  };

  return async (id, command) => {
    const { data } = command;
    // A key counts once in a stream, which takes several commands here: each of them does nothing the second time.
    const { idempotencyKey: _, ...metadata } = command.metadata;
    if (id !== copiedProgramIdOf(metadata.tenantId, data.programId)) throw new Rejection('not-found', 404);
    if (command.type === 'WithdrawCopy') return { ...(await withdraw(id, data, metadata)), state: null };
    // Before it is looked whether it is given: what takes it back meanwhile makes the change stale.
    const before = await entityVersion(store, trainingProgram, { tenantId: metadata.tenantId, id });
    const content = await contentFor(command);
    if (command.type === 'ReceiveProgram')
      return { ...(await receiveProgram(id, content, { data: command.data, metadata, before })), state: null };
    const { data: receiving } = command;
    const { from } = receiving;
    const next = content.lessons.slice(from, from + LESSONS_AT_ONCE);
    let sent: Sent<unknown> | undefined;
    for (const lesson of next) sent = await receiveLesson(lesson, { data: receiving, metadata });
    if (!sent) throw new Rejection('not-found', 404);
    return { ...sent, state: null };
  };
};
