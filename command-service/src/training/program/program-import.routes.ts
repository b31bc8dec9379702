import { setImmediate } from 'node:timers/promises';
import { MAX_LABELS } from 'contracts/automation/label/label.choices';
import { derivedId } from 'contracts/kernel/id';
import type { Locale } from 'contracts/kernel/locale';
import { Rejection } from 'contracts/kernel/problem';
import { MAX_ATTACHMENTS, MAX_STEPS } from 'contracts/training/lesson/lesson.choices';
import { trainingLesson } from 'contracts/training/lesson/lesson.entity';
import {
  type LessonFile,
  type MarkdownProgram,
  programFiles,
  type ReadLesson,
  readLesson,
} from 'contracts/training/markdown/program-markdown';
import { trainingProgram } from 'contracts/training/program/program.entity';
import { importTrainingProgram } from 'contracts/training/program/program-import.endpoints';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { recordOf } from '#command-service/entity/entity.routes';
import { answered } from '#command-service/http/answer';
import { causeOf, createdId } from '#command-service/http/cause';
import { lessonFaults } from '#command-service/training/lesson/lesson.decider';
import { detailOf, markdownFilesOf, refuseImport } from '#command-service/training/markdown-files';
import { unlessThere } from '#command-service/training/unless-there';
import { withKnownFiles } from './program-import.files.ts';

/** What may be a lesson; what may not is refused before anything is created. */
const lessonOf = (files: readonly LessonFile[], { lesson }: ReadLesson) => {
  const found = trainingLesson.endpoints.create.body.safeParse(lesson);
  const at = files.findIndex(({ path }) => path === lesson.source.path);
  const refused = (detail: string) => refuseImport(`files.${at}.text`, 'lesson-file-invalid', detail);
  if (!found.success) throw refused(detailOf(found.error.issues));
  const [fault] = lessonFaults(lesson.steps);
  if (fault) throw refused(fault.join(': '));
  return found.data;
};

const programOf = (program: MarkdownProgram, lessonIds: readonly string[]) => {
  if (lessonIds.length === 0) throw refuseImport('files', 'files-required');
  const found = trainingProgram.endpoints.create.body.safeParse({ ...program, lessonIds });
  if (!found.success) throw refuseImport('files', 'program-file-invalid', detailOf(found.error.issues));
  return found.data;
};

/** A program and its lessons; others have their turn between two files. */
const readProgram = async (files: readonly LessonFile[], { name, locale }: { name: string; locale: Locale }) => {
  const { program, lessonFiles } = programFiles(files, { name });
  const lessons: ReadLesson[] = [];
  for (const file of lessonFiles) {
    lessons.push(readLesson(file, locale));
    await setImmediate();
  }
  return { program, lessons };
};

/** What files name is looked up: no more than a lesson and a program may hold. */
const assertFewNames = (
  files: readonly LessonFile[],
  { lessons, program }: Awaited<ReturnType<typeof readProgram>>,
): void => {
  const most = ({ lesson }: ReadLesson) => Math.max(0, ...lesson.steps.map(({ attachments }) => attachments.length));
  const crowded = lessons.find((one) => most(one) > MAX_ATTACHMENTS || one.lesson.steps.length > MAX_STEPS);
  if (crowded) {
    const at = files.findIndex(({ path }) => path === crowded.lesson.source.path);
    throw refuseImport(`files.${at}.text`, 'lesson-file-invalid', 'too-many-items');
  }
  if (program.labelIds.length > MAX_LABELS)
    throw refuseImport('files', 'program-file-invalid', 'labelIds: too-many-items');
};

/** A program and its lessons from files of Markdown: all of them, or nothing (docs/product.md TRA-30). */
export const programImportRoutes = (router: IRouter, context: CommandContext & { store: EventStore }): void => {
  const { store, commands } = context;
  mount(
    router,
    importTrainingProgram,
    async (request) => {
      const { auth, body } = request;
      if (!auth.permissions.includes('tenant.training.lessons.create'))
        throw new Rejection('forbidden', 403, { detail: 'This takes the permission tenant.training.lessons.create.' });
      const files = markdownFilesOf(body.files);
      const found = await readProgram(files, body);
      assertFewNames(files, found);
      const read = await withKnownFiles(store, auth.tenantId, found);
      const trainingProgramId = createdId('trainingProgram', request);
      const made = read.lessons.map((one) => ({
        id: derivedId('imported-lesson', trainingProgramId, one.lesson.source.path),
        data: lessonOf(files, one),
        read: one,
      }));
      const program = programOf(
        body.isRenamed ? { ...read.program, name: body.name } : read.program,
        made.map(({ id }) => id),
      );
      // Each lesson is a command of its own; a request that was interrupted finds those it made.
      const { idempotencyKey: _, ...metadata } = causeOf(request);
      for (const { id: trainingLessonId, data } of made) {
        const command = { type: 'CreateTrainingLesson' as const, data: { ...data, trainingLessonId }, metadata };
        await unlessThere(commands.trainingLesson(trainingLessonId, command as never));
      }
      const sent = await commands.trainingProgram(trainingProgramId, {
        type: 'CreateTrainingProgram',
        data: { ...program, trainingProgramId } as never,
        metadata: causeOf(request),
      });
      const lessons = made.map(({ id, read: { lesson, isConfirmed, notes } }) => {
        const { name, steps, source } = lesson;
        return { id, path: source.path, name, steps: steps.length, isConfirmed, notes };
      });
      return answered(sent.position, { ...recordOf(trainingProgram, sent), lessons, left: read.left } as never);
    },
    context,
  );
};
