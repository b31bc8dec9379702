import { derivedId } from 'contracts/kernel/id';
import { isHidden } from 'contracts/kernel/personal';
import type { ReviewEvent } from 'contracts/recruiting/interview-review/interview-review.entity';
import { reviewIdOf } from 'contracts/recruiting/interview-review/interview-review.ids';
import type { LiveInterviewEvent } from 'contracts/recruiting/live-interview/live-interview.entity';
import type { Via } from '#projection-service/engine/list-source';
import { projection, schemaBeside, type Target } from '#projection-service/engine/projection';

type LiveInterviewerRow = {
  id: string;
  liveInterviewId: string;
  userId: string;
  /** Of their scorecard, whether or not there is one. */
  reviewId: string;
  /** False: they were taken off it. The row stays, for they may be named again. */
  isNamed: boolean;
  /** They have said that they cannot come at the time that it has. */
  hasDeclined: boolean;
  /** When their scorecard was submitted first. */
  submittedAt: string | null;
  owesScorecard: boolean;
};
type OfLive = Extract<
  LiveInterviewEvent,
  {
    type: 'LiveInterviewCreated' | 'LiveInterviewChanged' | 'LiveInterviewErased' | 'LiveInterviewAnsweredByStaff';
  }
>;
type Submitted = Extract<ReviewEvent, { type: 'InterviewReviewSubmitted' }>;
type Own = OfLive | Submitted;
type Change = Extract<Own, { type: 'LiveInterviewChanged' }>['data']['to'];
type Known = Omit<LiveInterviewerRow, 'owesScorecard'>;

const TABLE = 'live_interviewer';
const rowId = (liveInterviewId: string, userId: string) => derivedId('live-interviewer', liveInterviewId, userId);
const named = (said: Change): readonly string[] => (isHidden(said) ? [] : (said.interviewerIds ?? []));
const settled = (row: Known): LiveInterviewerRow => ({
  ...row,
  owesScorecard: row.isNamed && !row.hasDeclined && row.submittedAt === null,
});
const begun = (liveInterviewId: string, userId: string): LiveInterviewerRow =>
  settled({
    ...{ id: rowId(liveInterviewId, userId), liveInterviewId, userId, reviewId: reviewIdOf(liveInterviewId, userId) },
    ...{ isNamed: true, hasDeclined: false, submittedAt: null },
  });

/** Another time is another question; who is named no more comes no more, and what they have submitted stays submitted. */
const changed = (
  row: LiveInterviewerRow | undefined,
  { liveInterviewId, from, to }: Extract<Own, { type: 'LiveInterviewChanged' }>['data'],
  id: string | undefined,
): LiveInterviewerRow | undefined => {
  if (isHidden(to)) return row;
  const userId = row?.userId ?? named(to).find((one) => rowId(liveInterviewId, one) === id);
  if (userId === undefined) return undefined;
  const now = row ?? begun(liveInterviewId, userId);
  const isNamed = named(to).includes(userId) || (now.isNamed && !named(from).includes(userId));
  const isAskedAnew = 'startsAt' in to || !isNamed;
  return settled({ ...now, isNamed, hasDeclined: now.hasDeclined && !isAskedAnew });
};

/** One row for each who talks with the candidate of a live interview, or once was to: what the list is filtered by, and who has submitted a scorecard. */
export const liveInterviewerProjection = projection<LiveInterviewerRow, Own>({
  name: 'recruiting.live-interviewer',
  version: 3,
  table: TABLE,
  schema: schemaBeside(import.meta.url),
  columns: {
    ...{ liveInterviewId: 'uuid', userId: 'uuid', reviewId: 'uuid' },
    ...{ isNamed: 'bool', hasDeclined: 'bool', submittedAt: 'timestamptz', owesScorecard: 'bool' },
  },
  types: [
    ...(['LiveInterviewCreated', 'LiveInterviewChanged', 'LiveInterviewErased'] as const),
    ...(['LiveInterviewAnsweredByStaff', 'InterviewReviewSubmitted'] as const),
  ],
  createdBy: [],
  key: ({ type, data }): Target[] => {
    if (type === 'InterviewReviewSubmitted') return [{ by: 'reviewId', value: data.interviewReviewId }];
    const { liveInterviewId } = data;
    if (type === 'LiveInterviewCreated') return data.interviewerIds.map((userId) => rowId(liveInterviewId, userId));
    if (type === 'LiveInterviewAnsweredByStaff') return [rowId(liveInterviewId, data.userId)];
    const added = type === 'LiveInterviewChanged' ? named(data.to) : [];
    return [
      { by: 'liveInterviewId', value: liveInterviewId },
      ...added.map((userId) => rowId(liveInterviewId, userId)),
    ];
  },
  evolve: (row, { type, data, metadata }, id) => {
    if (type === 'LiveInterviewErased') return undefined;
    if (type === 'LiveInterviewChanged') return changed(row, data, id);
    if (type === 'LiveInterviewCreated') {
      const userId = data.interviewerIds.find((one) => rowId(data.liveInterviewId, one) === id);
      return userId === undefined ? undefined : begun(data.liveInterviewId, userId);
    }
    if (!row) return undefined;
    if (type === 'LiveInterviewAnsweredByStaff') return settled({ ...row, hasDeclined: data.answer === 'no' });
    return settled({ ...row, submittedAt: row.submittedAt ?? metadata.occurredAt });
  },
});

const viaFlag = (flag: 'is_named' | 'owes_scorecard'): Via => ({
  table: TABLE,
  row: 'live_interview_id',
  asks: (userId) => [
    [
      { column: 'user_id', type: 'uuid', operator: '=', value: String(userId) },
      { column: flag, type: 'bool', operator: '=', value: true },
    ],
  ],
});

/** The filter by who talks with the candidate. */
export const interviewerVia = viaFlag('is_named');

/** The filter by of whom a scorecard is still to come, once the live interview has begun. */
export const scorecardVia = viaFlag('owes_scorecard');
