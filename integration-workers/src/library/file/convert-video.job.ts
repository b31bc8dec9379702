import { Id } from 'contracts/kernel/id';
import {
  type AcceptedExtension,
  acceptedTypes,
  type ConversionFault,
  convertedKey,
  MAX_CONVERTED_SECONDS,
  posterKey,
} from 'contracts/library/file/file.choices';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { rescheduleIn } from '#integration-workers/engine/reschedule';
import type { Tools } from '#integration-workers/tools';

/** Milliseconds after which a job that found the converter busy asks again; many of them that far apart from one another. */
const BUSY_MS = 3_000;
const APART_MS = 100;
/** The files of this process whose jobs found it busy: thousands of recordings ask ten times a second, all together. */
const waiting = new Set<string>();

type Outcome = { reason: ConversionFault } | { duration: number; width: number | null; height: number | null };

const noConverter: Outcome = { reason: 'no-converter' };

/** `gone`: the file was deleted meanwhile, and what was made of it with it. */
const convert = async (
  { path, extension }: { path: string; extension: string },
  { files, media }: Pick<Tools, 'files' | 'media'>,
): Promise<Outcome | 'gone'> => {
  const forget = async () => {
    for (const key of [posterKey(path), convertedKey(path)]) await files.remove(key);
    return 'gone' as const;
  };
  const found = await files.open(path);
  // An attempt before this one may have been killed between what it made and its look.
  if (!found) return forget();
  return media.convert(
    { content: found.read(), extension, maxSeconds: MAX_CONVERTED_SECONDS },
    async (conversion): Promise<Outcome | 'gone'> => {
      if ('fault' in conversion) return { reason: conversion.fault };
      const { seconds, width, height, video, poster } = conversion;
      if (poster) await files.put(posterKey(path), poster());
      await files.put(convertedKey(path), video());
      if (await files.exists(path)) return { duration: Math.round(seconds * 1_000), width, height };
      return forget();
    },
  );
};

/** Makes of a video what every browser plays, beside its own bytes; where that cannot be, says why. */
export const convertVideo = job({
  name: 'library.file.convert-video',
  payload: z.strictObject({
    fileId: Id,
    path: z.string(),
    extension: z.enum(Object.keys(acceptedTypes) as [AcceptedExtension]),
  }),
  options: { ...FOR_A_DAY, waitsOutside: true },
  urgency: 'bulk',
  handle: async ({ data: { fileId: id, path, extension }, cause }, { command, files, media }) => {
    if (media.isBusy()) {
      waiting.add(id);
      throw rescheduleIn(Math.max(BUSY_MS, waiting.size * APART_MS));
    }
    waiting.clear();
    const outcome = media.isThere ? await convert({ path, extension }, { files, media }) : noConverter;
    if (outcome === 'gone') return;
    const sent =
      'reason' in outcome
        ? command(cause, { aggregate: 'file', id, type: 'RecordConversionFault', data: outcome })
        : command(cause, { aggregate: 'file', id, type: 'RecordConversion', data: outcome });
    await unlessRefused(sent, 'not-found');
  },
});
