import { unpackedPieces } from 'access/recruiting/packed-pieces';
import { recordIn } from 'access/recruiting/record-in';
import { streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { file } from 'contracts/library/file/file.entity';
import { type ResponseEvent, type ResponseRecord, response } from 'contracts/recruiting/response/response.entity';
import type { Take } from 'contracts/recruiting/response/response.progress';
import { type ProvenPieces, provePieces } from 'contracts/recruiting/response/response.proof';
import type { IRouter } from 'express';
import { concurrencyLimit } from 'platform/concurrency-limit';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { assertJobSeen } from '#projection-service/recruiting/job/job.sight';
import { comparePieces } from './compare-pieces.ts';

/** Recordings that are read at the same time to be compared. */
const limited = concurrencyLimit(2);

type Received = Extract<ResponseEvent, { type: 'ResponseTakeReceived' }>['data'];
type Found = { received: Received | null };

const takeOf = ({ progress }: ResponseRecord, takeId: string): Take | undefined =>
  Object.values(progress)
    .flatMap(({ takes }) => takes)
    .find((take) => take.takeId === takeId);

/** GET /api/tenant/responses/{id}/takes/{takeId}/pieces: what was received, and whether it is what is kept (docs/product.md REC-230). */
export const responsePiecesResource = (router: IRouter, context: ProjectionContext): void => {
  const { store, files, http } = context;

  const receivedOf = async (tenantId: string, id: string, takeId: string): Promise<Received | null> => {
    const { state } = await store.aggregateStream<Found, ResponseEvent>(streamName('response', tenantId, id), {
      initialState: (): Found => ({ received: null }),
      evolve: (before: Found, event: ResponseEvent): Found =>
        event.type === 'ResponseTakeReceived' && event.data.takeId === takeId ? { received: event.data } : before,
    });
    return state.received;
  };

  const prove = async (tenantId: string, id: string, take: Take): Promise<ProvenPieces> => {
    const received = await receivedOf(tenantId, id, take.takeId);
    if (!received) throw new Rejection('not-found', 404);
    const { takeId, size, pieceCount, root } = received;
    const stored = await recordIn(store, file, { tenantId, id: take.fileId });
    const found = stored?.status === 'completed' && stored.path !== null ? await files.open(stored.path) : undefined;
    const listed = unpackedPieces(received);
    const { isSame, whole } = await comparePieces(listed, found?.read());
    const all = isSame.every((same) => same) && found?.size === size && whole === take.sha256;
    let offset = 0;
    const pieces = listed.map(({ size: bytes, after, sha256 }, index) => {
      const receivedAt = new Date(Date.parse(take.startedAt) + after).toISOString();
      const piece = { offset, size: bytes, sha256, receivedAt, isSame: isSame[index] ?? null };
      offset += bytes;
      return piece;
    });
    const kept = found ? (all ? 'same' : 'other') : 'gone';
    return { takeId, size, pieceCount, root, sha256: take.sha256, kept, pieces };
  };

  mount(
    router,
    provePieces,
    async ({ auth, params: { id, takeId } }) => {
      const { tenantId } = auth;
      const record = await recordIn(store, response, { tenantId, id });
      const take = record && takeOf(record, takeId);
      if (!record || !take) throw new Rejection('not-found', 404);
      if (record.jobId !== null) await assertJobSeen(context, auth, record.jobId);
      return { body: await limited(() => prove(tenantId, id, take)) };
    },
    http,
  );
};
