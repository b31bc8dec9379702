import { z } from 'zod';
import { derivedId, Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { systemCommands } from '#contracts/kernel/system-command';
import { requiredText, text } from '#contracts/kernel/text';
import { MAX_NOTE_LENGTH } from '#contracts/training/lesson/lesson.choices';

/** Lessons that are copied by one command. */
export const LESSONS_AT_ONCE = 20;

/** What a company has of a parent: its program, a lesson in it, a file, and the folder of its files. */
export const copiedProgramIdOf = (companyId: string, programId: string): string =>
  derivedId('copied-program', companyId, programId);
export const copiedLessonIdOf = (companyId: string, programId: string, lessonId: string): string =>
  derivedId('copied-lesson', companyId, programId, lessonId);
export const copiedFileIdOf = (companyId: string, fileId: string): string =>
  derivedId('copied-file', companyId, fileId);
export const copiedFolderIdOf = (companyId: string, parentId: string): string =>
  derivedId('copied-folder', companyId, parentId);

const ofParent = { parentId: Id, programId: Id };
const version = { ...ofParent, programVersion: z.int().min(1), parentName: requiredText(200) };
/** The next lessons from this one on. */
const ReceiveLessons = z.strictObject({ ...version, from: z.int().min(0) });
/** After all its lessons. */
const ReceiveProgram = z.strictObject({ ...version, note: text(MAX_NOTE_LENGTH) });
const WithdrawCopy = z.strictObject(ofParent);

/** Of a company's copy of a program: the tenant is the company, the id the copy's. It has no stream of its own. */
export type ProgramCopyCommand =
  | Command<'ReceiveLessons', z.infer<typeof ReceiveLessons>>
  | Command<'ReceiveProgram', z.infer<typeof ReceiveProgram>>
  | Command<'WithdrawCopy', z.infer<typeof WithdrawCopy>>;

export const programCopyCommandsOfSystem = systemCommands('tenant', { ReceiveLessons, ReceiveProgram, WithdrawCopy });
