import { derivedId } from 'contracts/kernel/id';
import { isHidden } from 'contracts/kernel/personal';
import type { LiveInterviewEvent } from 'contracts/recruiting/live-interview/live-interview.entity';
import { projection, schemaBeside } from '#projection-service/engine/projection';

type LiveInterviewerRow = { id: string; liveInterviewId: string; userId: string };
type Own = Extract<
  LiveInterviewEvent,
  { type: 'LiveInterviewCreated' | 'LiveInterviewChanged' | 'LiveInterviewErased' }
>;
type Change = Extract<Own, { type: 'LiveInterviewChanged' }>['data']['to'];

const rowId = (liveInterviewId: string, userId: string) => derivedId('live-interviewer', liveInterviewId, userId);
const named = (said: Change): readonly string[] => (isHidden(said) ? [] : (said.interviewerIds ?? []));

/** One row for each who talks with the candidate of a live interview: what the list is filtered by. */
export const liveInterviewerProjection = projection<LiveInterviewerRow, Own>({
  name: 'recruiting.live-interviewer',
  version: 1,
  table: 'live_interviewer',
  schema: schemaBeside(import.meta.url),
  columns: { liveInterviewId: 'uuid', userId: 'uuid' },
  types: ['LiveInterviewCreated', 'LiveInterviewChanged', 'LiveInterviewErased'],
  createdBy: [],
  key: ({ type, data }) => {
    const { liveInterviewId } = data;
    if (type === 'LiveInterviewErased') return { by: 'liveInterviewId', value: liveInterviewId };
    const ids = type === 'LiveInterviewCreated' ? data.interviewerIds : [...named(data.from), ...named(data.to)];
    return [...new Set(ids)].map((userId) => rowId(liveInterviewId, userId));
  },
  evolve: (row, { type, data }, id) => {
    if (type === 'LiveInterviewErased') return undefined;
    const { liveInterviewId } = data;
    const ids = type === 'LiveInterviewCreated' ? data.interviewerIds : named(data.to);
    const userId = ids.find((one) => rowId(liveInterviewId, one) === id);
    return userId === undefined ? undefined : (row ?? { id: id as string, liveInterviewId, userId });
  },
});
