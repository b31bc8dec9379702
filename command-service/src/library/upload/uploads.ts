import type { TokenReader } from 'access/identity/session/tokens';
import type { StoredFiles } from 'access/library/stored-files';
import { GLOBAL } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { EventStore } from 'platform/event-store/event-store';
import type { CommandContext } from '#command-service/context';
import { HOUR_MS, startHourly, type Timing } from '#command-service/kernel/hourly';
import { openAnswerSettling, openCutOffSettling, type SettleAnswer, type SettleCutOff } from './answer.settle.ts';
import type { AnswerUploads } from './answer-uploads.ts';
import { openPieces, type Pieces, type UploadNote } from './pieces.ts';
import { openSettling, type SettleDeps, type Settling } from './settle.ts';
import { openTus } from './tus.ts';

export type Uploads = {
  pieces: Pieces;
  stored: StoredFiles;
  settling: Settling;
  answers: AnswerUploads;
  settleAnswer: SettleAnswer;
  settleCutOff: SettleCutOff;
  tus: ReturnType<typeof openTus>;
  /** Bytes that the files of a company may take up. */
  quotaOf(tenantId: string): Promise<number>;
  /** Ends uploads that were left, and looks at those whose last byte came before their process died; removes what is left of none. */
  sweep(now: Date): Promise<void>;
};

/** What routes of uploads work with. */
export type UploadContext = CommandContext & {
  uploads: Uploads;
  store: EventStore;
  tokens: Pick<TokenReader, 'accessToken'>;
};

/** An upload to which nothing has come for so long ends (docs/product.md FILE-5). */
const UPLOAD_LIFETIME_MS = 24 * HOUR_MS;

const metadataOf = ({ tenantId, fileId }: Pick<UploadNote, 'tenantId' | 'fileId'>, now: Date): CommandMetadata => ({
  tenantId,
  actor: { type: 'system', id: 'library.upload' },
  ip: null,
  occurredAt: now.toISOString(),
  correlationId: fileId,
  causationId: fileId,
  now,
});

type Deps = Omit<SettleDeps, 'pieces'> & { answers: AnswerUploads };

export const openUploads = ({ answers, ...deps }: Deps, usualQuota: number): Uploads => {
  const pieces = openPieces(deps.files);
  const settling = openSettling({ ...deps, pieces });
  const settleAnswer = openAnswerSettling({ ...deps, pieces, settling, answers });
  const settleCutOff = openCutOffSettling({ pieces, answers, settleAnswer });

  /** When its last byte came; a storage whose clock is far ahead of ours does not say that. */
  const lastMoment = async ({ fileId, begunAt }: UploadNote, now: Date): Promise<number> => {
    const writtenAt = (await pieces.writtenAt(fileId))?.getTime() ?? 0;
    const isKnown = writtenAt < now.getTime() + HOUR_MS;
    return Math.max(Date.parse(begunAt), isKnown ? writtenAt : 0);
  };

  /** What cannot be looked at, as where the scanner takes no file of its size, is tried for a day (docs/product.md FILE-38). */
  const settleOrEnd = async (note: UploadNote, metadata: CommandMetadata, isLast: boolean): Promise<void> => {
    try {
      await settling.settle(note, metadata);
    } catch (error) {
      if (isLast && !(error instanceof Rejection)) await settling.drop(note, metadata, { reason: 'file-check-failed' });
      throw error;
    }
  };

  const sweepOne = async (id: string, now: Date) => {
    const note = await pieces.find(id);
    if (!note) return pieces.remove(id);
    const isWhole = (await pieces.offset(id, note.size ?? undefined)) === note.size;
    const age = now.getTime() - (await lastMoment(note, now));
    const metadata = metadataOf(note, now);
    if (note.answer?.takeId) {
      if (isWhole && age > HOUR_MS && (await settleAnswer(note, metadata))) return;
      if (await settleCutOff(note, metadata)) return;
      const isKept = age <= UPLOAD_LIFETIME_MS || (await answers.isTaken(note.tenantId, note.answer, now));
      if (!isKept) await pieces.remove(id);
      return;
    }
    if (isWhole && age > HOUR_MS) await settleOrEnd(note, metadata, age > UPLOAD_LIFETIME_MS);
    else if (age > UPLOAD_LIFETIME_MS) await settling.drop(note, metadata, { reason: 'upload-expired' });
  };

  /** Uploads whose beginning broke off: they are counted, and have no place to which bytes could come. */
  const endUnbegun = async (now: Date): Promise<void> => {
    for (const { ownerId, fileId, userId } of await deps.stored.unkeptSince(
      new Date(now.getTime() - UPLOAD_LIFETIME_MS),
    )) {
      if (await pieces.find(fileId)) continue;
      const metadata = metadataOf({ tenantId: ownerId === userId ? GLOBAL : ownerId, fileId }, now);
      try {
        await deps.commands.file(fileId, { type: 'RejectFile', data: { reason: 'upload-expired' }, metadata });
      } catch (error) {
        if (!(error instanceof Rejection && error.code === 'not-found')) throw error;
      }
      await deps.stored.forget({ ownerId, fileId });
    }
  };

  return {
    pieces,
    settling,
    answers,
    settleAnswer,
    settleCutOff,
    quotaOf: async (tenantId) => (await deps.stored.ownQuota(tenantId)) ?? usualQuota,
    stored: deps.stored,
    tus: openTus(pieces),
    sweep: async (now) => {
      const failures: unknown[] = [];
      for (const id of await pieces.ids())
        await sweepOne(id, now).catch((error: unknown) => {
          if (!(error instanceof Rejection)) failures.push(error);
        });
      await endUnbegun(now).catch((error: unknown) => failures.push(error));
      if (failures.length > 0) throw new AggregateError(failures, `${failures.length} uploads could not be ended`);
    },
  };
};

/** Sweeps now and every hour. Answers how to stop. */
export const startUploadSweep = (uploads: Pick<Uploads, 'sweep'>, timing: Timing) =>
  startHourly(uploads.sweep, { ...timing, failure: 'uploads that were left could not be ended' });
