import { recordIn } from 'access/recruiting/record-in';
import { file } from 'contracts/library/file/file.entity';
import type { Question } from 'contracts/recruiting/question/question.fields';
import type { EventStore } from 'platform/event-store/event-store';

/** How long the video is that a question shows first, as the server measured it; none, or one that it could not measure, takes no time. */
export const videoSecondsOf =
  (store: EventStore) =>
  async (tenantId: string, { instructionsVideoId: id }: Question): Promise<number> => {
    const video = id === null ? undefined : await recordIn(store, file, { tenantId, id });
    return Math.ceil((video?.duration ?? 0) / 1_000);
  };
