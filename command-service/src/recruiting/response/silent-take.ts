import { IDLE_UPLOAD_MS } from 'contracts/recruiting/response/response.choices';
import type { ResponseRecord } from 'contracts/recruiting/response/response.entity';
import { noProgress } from 'contracts/recruiting/response/response.progress';
import type { Pieces } from '#command-service/library/upload/pieces';
import { refuse, takeIn } from './takes.ts';

type Ending = { questionId: string; takeId: string; now: Date };

/** A recording is ended by others than its browser only where nothing of it has come for a while (docs/product.md REC-283). */
export const assertSilent = async (
  pieces: Pick<Pieces, 'writtenAt'>,
  { progress }: ResponseRecord,
  { questionId, takeId, now }: Ending,
): Promise<void> => {
  const { fileId, startedAt } = takeIn(progress[questionId] ?? noProgress, takeId);
  const last = Math.max(Date.parse(startedAt), (await pieces.writtenAt(fileId))?.getTime() ?? 0);
  if (last + IDLE_UPLOAD_MS > now.getTime()) throw refuse('take-arriving', 409, 'takeId');
};
