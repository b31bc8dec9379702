import { Rejection } from 'contracts/kernel/problem';
import type { HandbookRejection } from 'contracts/training/handbook/handbook.fields';
import { isMarkdownPath, type LessonFile, pathsBelow } from 'contracts/training/markdown/program-markdown';
import type { ProgramRejection } from 'contracts/training/program/program.fields';

/** Says of an import which file, and why. */
export const refuseImport = (field: string, code: ProgramRejection | HandbookRejection, detail?: string) =>
  new Rejection(code, 422, { errors: { [field]: [code] }, ...(detail !== undefined && { detail }) });

/** The files under the paths that are kept; none of them twice. */
export const markdownFilesOf = (sent: readonly LessonFile[]): LessonFile[] => {
  const paths = pathsBelow(sent.map(({ path }) => path));
  paths.forEach((path, at) => {
    if (!isMarkdownPath(path)) throw refuseImport(`files.${at}.path`, 'file-not-markdown');
    if (paths.indexOf(path) < at) throw refuseImport(`files.${at}.path`, 'file-repeated');
  });
  return sent.map(({ text }, at) => ({ path: paths[at] as string, text }));
};

type Fault = { path: PropertyKey[]; message: string };
export const detailOf = ([fault]: readonly Fault[]): string => `${fault?.path.join('.')}: ${fault?.message}`;
