import { derivedId } from 'contracts/kernel/id';
import { DAY_MS, HOUR_MS } from '#deploy/seed/calendar';
import { demoId } from '#deploy/seed/demo-id';
import { stepOf } from '#deploy/seed/hiring';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';
import { type Moment, planResponse, QUESTIONS, type SeedContext, type Story } from '#deploy/seed/responses';
import type { Step } from '#deploy/seed/step';

const KNOWN_DAYS = 10;
const stories: readonly Story[] = [
  { daysAgo: 6, days: 7, until: 'submitted' },
  { daysAgo: 3, days: 7, until: 'submitted' },
  { daysAgo: 2, days: 7, until: 'begun' },
];

/** Candidates whom the company has known for a while, the newest of them first. */
const knownIn = (steps: readonly Step[], now: Date): string[] =>
  steps
    .flatMap(({ command, at }) =>
      command.type === 'CreateCandidate' && now.getTime() - at.getTime() > KNOWN_DAYS * DAY_MS
        ? [command.data.candidateId]
        : [],
    )
    .reverse();

/** An interview without a job, and what those do who have its link. */
export const planOpenInterviews = (asked: SeedContext, steps: readonly Step[]): Moment[] => {
  const { commands, company, now } = asked;
  const { people, hiring, subdomain } = company;
  const [owner] = people;
  if (!owner || !hiring) return [];
  const { title, description, instructions, openedDaysAgo } = hiring.openInterview;
  const openInterviewId = demoId('openInterview', subdomain, title);
  const cause = (at: Date, name: string, isSystem = false) => {
    const key = derivedId('demo', 'open interview', subdomain, name);
    const actor = isSystem
      ? { type: 'system' as const, id: 'recruiting.application' }
      : { type: 'user' as const, id: userIdOf(owner) };
    return {
      ...{ tenantId: tenantIdOf(company), actor, ip: null, occurredAt: at.toISOString(), now: at },
      ...{ correlationId: key, causationId: key, idempotencyKey: key },
    };
  };
  const madeAt = new Date(now.getTime() - openedDaysAgo * DAY_MS);
  const publishedAt = new Date(madeAt.getTime() + HOUR_MS);
  const { questionSetId, questionSetRevision } = stepOf(company, QUESTIONS);
  const data = { openInterviewId, title, description, instructions, questionSetId, questionSetRevision };
  const joined = knownIn(steps, now)
    .slice(0, stories.length)
    .flatMap((candidateId, index): Moment[] => {
      const story = stories[index] as Story;
      const at = new Date(now.getTime() - story.daysAgo * DAY_MS - HOUR_MS);
      const interviewId = demoId('interview', subdomain, `${title} ${index}`);
      const opening = { interviewId, candidateId, jobId: null, openInterviewId };
      const command = { type: 'CreateInterview' as const, data: opening, metadata: cause(at, interviewId, true) };
      return [
        { at, run: () => commands.interview(interviewId, command) },
        ...planResponse(asked, opening, { story, index }),
      ];
    });
  return [
    {
      at: madeAt,
      run: () =>
        commands.openInterview(openInterviewId, { type: 'CreateOpenInterview', data, metadata: cause(madeAt, 'made') }),
    },
    {
      at: publishedAt,
      run: () =>
        commands.openInterview(openInterviewId, {
          type: 'PublishOpenInterview',
          data: {},
          metadata: cause(publishedAt, 'opened'),
        }),
    },
    ...joined,
  ];
};
