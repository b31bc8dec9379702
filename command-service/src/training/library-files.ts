import { file } from 'contracts/library/file/file.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { entityState } from '#command-service/entity/entity.state';

type FileRecord = typeof file.types.record;
type Place = { tenantId: string; ids: readonly string[] };

/** Files of a company's library that may be shown to others, by their ids. */
export const libraryFiles = async (
  store: EventStore,
  { tenantId, ids }: Place,
): Promise<ReadonlyMap<string, FileRecord>> => {
  const found = await Promise.all(
    [...new Set(ids)].map(async (id): Promise<[string, FileRecord][]> => {
      const state = await entityState(store, file, { tenantId, id });
      if (state.status !== 'kept') return [];
      const { answer, status, isTrashed } = state.record;
      return answer === null && status === 'completed' && !isTrashed ? [[id, state.record]] : [];
    }),
  );
  return new Map(found.flat());
};
