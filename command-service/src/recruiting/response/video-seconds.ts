import { recordIn } from 'access/recruiting/record-in';
import { file } from 'contracts/library/file/file.entity';
import type { Question } from 'contracts/recruiting/question/question.fields';
import { MAX_MEASURE_MS } from 'contracts/recruiting/response/response.choices';
import type { EventStore } from 'platform/event-store/event-store';
import { refuse } from './takes.ts';

/**
 * How long the video is that a question shows first, as the server measured it; none, or one that it could not measure, takes no time. One
 * that is being prepared is waited for, so that all have the same (docs/product.md REC-285).
 */
export const videoSecondsOf =
  (store: EventStore) =>
  async (tenantId: string, { instructionsVideoId: id }: Question, now: Date): Promise<number> => {
    const video = id === null ? undefined : await recordIn(store, file, { tenantId, id });
    if (video?.playback === 'converting' && Date.parse(video.createdAt) + MAX_MEASURE_MS > now.getTime())
      throw refuse('question-video-preparing', 409, 'questionId');
    return Math.ceil((video?.duration ?? 0) / 1_000);
  };
