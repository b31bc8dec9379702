import { isHidden } from 'contracts/kernel/personal';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import type { LiveInterviewEvent } from 'contracts/recruiting/live-interview/live-interview.entity';
import { policy } from '#integration-workers/engine/policy';
import { eraseLateLiveInterview } from '#integration-workers/recruiting/candidate/erase-late.job';
import { askForScorecard } from './ask-for-scorecard.job.ts';
import { eraseLiveInterviews } from './erase-live-interviews.job.ts';
import { tellOfDecline } from './tell-of-decline.job.ts';
import { tellOfLapse } from './tell-of-lapse.job.ts';
import { type LiveNews, writeLiveInterview } from './write-live-interview.job.ts';

type Change = Extract<LiveInterviewEvent, { type: 'LiveInterviewChanged' }>['data'];
type People = { joined?: readonly string[]; left?: readonly string[] };

const write = (liveInterviewId: string, news: LiveNews, { joined = [], left = [] }: People = {}) => [
  writeLiveInterview.request(liveInterviewId, { liveInterviewId, news, joined: [...joined], left: [...left] }),
];

const changed = ({ liveInterviewId, from, to }: Change) => {
  if (isHidden(from) || isHidden(to)) return [];
  const [before, after] = [from.interviewerIds ?? [], to.interviewerIds ?? []];
  const people = {
    joined: after.filter((id) => !before.includes(id)),
    left: before.filter((id) => !after.includes(id)),
  };
  return write(liveInterviewId, from.startsAt === null && to.startsAt ? 'set' : 'moved', people);
};

/** Whenever a live interview is offered, set, moved, cancelled or answered, those who come to it are told, and their calendars with them. */
export const liveInterviewPolicy = policy<LiveInterviewEvent | Extract<CandidateEvent, { type: 'CandidateErased' }>>({
  name: 'recruiting.live-interview',
  jobs: [writeLiveInterview, tellOfDecline, tellOfLapse, askForScorecard, eraseLiveInterviews, eraseLateLiveInterview],
  on: {
    LiveInterviewCreated: ({ data: { liveInterviewId, candidateId } }) => [
      ...write(liveInterviewId, 'set'),
      eraseLateLiveInterview.request(liveInterviewId, { id: liveInterviewId, candidateId }),
    ],
    LiveInterviewChanged: ({ data }) => changed(data),
    LiveInterviewSlotChosen: ({ data: { liveInterviewId } }) => write(liveInterviewId, 'set'),
    LiveInterviewCancelled: ({ data: { liveInterviewId } }) => write(liveInterviewId, 'cancelled'),
    LiveInterviewAnswered: ({ data: { liveInterviewId, answer } }) => write(liveInterviewId, answer),
    LiveInterviewAnsweredByStaff: ({ data: { liveInterviewId, userId, answer } }) =>
      answer === 'no' ? [tellOfDecline.request(`${liveInterviewId} ${userId}`, { liveInterviewId, userId })] : [],
    LiveInterviewLapsed: ({ data: { liveInterviewId } }) => [tellOfLapse.request(liveInterviewId, { liveInterviewId })],
    LiveInterviewReminded: ({ data: { liveInterviewId } }) => write(liveInterviewId, 'reminded'),
    LiveInterviewScorecardsAsked: ({ data: { liveInterviewId } }) => [
      askForScorecard.request(liveInterviewId, { liveInterviewId }),
    ],
    CandidateErased: ({ data: { candidateId } }) => [eraseLiveInterviews.request(candidateId, { candidateId })],
  },
});
