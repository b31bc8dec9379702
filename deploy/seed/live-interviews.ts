import type { BuiltInRole } from 'contracts/identity/membership/membership.roles';
import { derivedId } from 'contracts/kernel/id';
import { dayOf, dayStart } from 'contracts/kernel/zoned-day';
import { applicationIdOf, interviewIdOf } from 'contracts/recruiting/application/application.commands';
import { reviewIdOf } from 'contracts/recruiting/interview-review/interview-review.ids';
import type { LiveInterviewCommand } from 'contracts/recruiting/live-interview/live-interview.entity';
import { DAY_MS, daysBefore, HOUR_MS } from '#deploy/seed/calendar';
import { demoId } from '#deploy/seed/demo-id';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';
import type { Moment, SeedContext } from '#deploy/seed/responses';
import { reviewMoments, type Said } from '#deploy/seed/reviews';
import type { Step } from '#deploy/seed/step';

const KNOWN_DAYS = 8;

/** Interviews that are there for a week, by their last status, the one that was moved last first. */
const lastMoved = (steps: readonly Step[], status: string, now: Date): string[] => {
  const isKnown = new Set(
    steps
      .filter(({ command, at }) => command.type === 'CreateInterview' && at < daysBefore(now, KNOWN_DAYS))
      .map(({ id }) => id),
  );
  const found = new Map<string, { at: number; status: string }>();
  for (const { command, id, at } of steps)
    if (command.type === 'ChangeInterviewStatus') found.set(id, { at: at.getTime(), status: command.data.status });
  return [...found]
    .filter(([id, one]) => one.status === status && isKnown.has(id))
    .sort(([, one], [, other]) => other.at - one.at)
    .map(([id]) => id);
};

type Held = { title: string; interviewId: string | undefined; endsAt: Date; roles: readonly BuiltInRole[] };

/** What those who talked with a candidate think of it, an hour after it and after one another. */
const planScorecards = (context: SeedContext, steps: readonly Step[], held: Held): Moment[] => {
  const { people, live, ratings = [], subdomain } = context.company;
  const { title, interviewId, endsAt, roles } = held;
  const opening = steps.find(({ command, id }) => command.type === 'CreateInterview' && id === interviewId)?.command;
  if (!live || interviewId === undefined || opening?.type !== 'CreateInterview') return [];
  const { candidateId, jobId = null } = opening.data;
  const liveInterviewId = demoId('liveInterview', subdomain, title);
  return live.scorecards
    .filter(({ role }) => roles.includes(role))
    .flatMap(({ role, word: place, comment }, turn) => {
      const person = people.find((one) => one.role === role);
      const word = ratings[place];
      if (!person || !word) return [];
      const reviewerId = userIdOf(person);
      const interviewReviewId = reviewIdOf(liveInterviewId, reviewerId);
      const party = { responseId: null, liveInterviewId, interviewId, candidateId, jobId, openInterviewId: null };
      const says: Said[] = [
        { type: 'CreateInterviewReview', data: { interviewReviewId, ...party, reviewerId, linkId: null } },
        {
          type: 'RateLiveInterview',
          data: { liveInterviewId, ratingTypeId: demoId('ratingType', subdomain, word.name), ...word },
        },
        {
          type: 'CommentLiveInterview',
          data: {
            ...{ commentId: derivedId('demo comment', interviewReviewId), liveInterviewId },
            ...{ text: comment, mentions: [] },
          },
        },
        { type: 'SubmitReview', data: {} },
      ];
      const from = new Date(endsAt.getTime() + (1 + turn) * HOUR_MS);
      return reviewMoments(context, { interviewReviewId, reviewerId, from }, says);
    });
};

/** Meetings with candidates: two that were held, of which one still waits for a scorecard, one that is agreed on, one that was called off, and times to choose from. */
export const planLiveInterviews = (context: SeedContext, steps: readonly Step[]): Moment[] => {
  const { commands, company, now } = context;
  const { people, live, subdomain, applicant, profile } = company;
  const [owner, ...others] = people;
  if (!owner || !live) return [];
  const interviewerIds = [owner, ...others.filter(({ role }) => role === 'Recruiter')].map(userIdOf);
  const { timeZone } = profile;
  const cause = (at: Date, name: string, userId = userIdOf(owner)) => {
    const key = derivedId('demo', 'live interview', subdomain, name);
    return {
      ...{ tenantId: tenantIdOf(company), actor: { type: 'user' as const, id: userId }, ip: null },
      ...{ occurredAt: at.toISOString(), now: at, correlationId: key, causationId: key, idempotencyKey: key },
    };
  };
  /** An hour of a day there, so many days from now. */
  const at = (days: number, hour: number) =>
    new Date(dayStart(timeZone, dayOf(timeZone, now.getTime()) + days) + hour * HOUR_MS).toISOString();
  const said = (
    id: string,
    moment: Date,
    command: Omit<LiveInterviewCommand, 'metadata'>,
    userId?: string,
  ): Moment => ({
    at: moment,
    run: () =>
      commands.liveInterview(id, {
        ...command,
        metadata: cause(moment, `${id} ${command.type}`, userId),
      } as LiveInterviewCommand),
  });
  const plan = (name: string, interviewId: string | undefined, moment: Date, times: object): Moment[] => {
    const id = demoId('liveInterview', subdomain, name);
    const data = {
      ...{ liveInterviewId: id, interviewId, title: name, minutes: 45, timeZone, interviewerIds, ...times },
    };
    return interviewId === undefined ? [] : [said(id, moment, { type: 'CreateLiveInterview', data } as never)];
  };
  const [considered = [], reviewed = []] = [lastMoved(steps, 'considered', now), lastMoved(steps, 'reviewed', now)];
  const { held, due, agreed, cancelled, offered, place, call, reason } = live;
  const after = (startsAt: string) => new Date(Date.parse(startsAt) + HOUR_MS);
  const applicantId = applicant && userIdOf(applicant);
  const application = applicant?.applications.at(-1);
  const asked =
    applicantId &&
    application &&
    interviewIdOf(applicationIdOf(applicantId, demoId('job', subdomain, application.slug)));
  const slots = [at(6, 10), at(6, 14), at(7, 11)].map((startsAt, index) => ({
    id: demoId('liveSlot', subdomain, `${offered} ${index}`),
    startsAt,
  }));
  return [
    ...plan(held, considered[0], daysBefore(now, 6), { startsAt: at(-2, 10), place: call }),
    ...planScorecards(context, steps, {
      ...{ title: held, interviewId: considered[0], endsAt: after(at(-2, 10)), roles: ['Recruiter', 'Owner'] },
    }),
    ...plan(due, considered[2], daysBefore(now, 5), { startsAt: at(-1, 9), place }),
    ...planScorecards(context, steps, {
      ...{ title: due, interviewId: considered[2], endsAt: after(at(-1, 9)), roles: ['Recruiter'] },
    }),
    ...plan(agreed, considered[1], daysBefore(now, 2), { startsAt: at(5, 15), place }),
    ...plan(cancelled, reviewed[0], daysBefore(now, 3), { startsAt: at(4, 9), place }),
    ...(reviewed[0]
      ? [
          said(demoId('liveInterview', subdomain, cancelled), daysBefore(now, 1), {
            type: 'CancelLiveInterview',
            data: { reason },
          } as never),
        ]
      : []),
    ...plan(offered, asked || undefined, new Date(now.getTime() - DAY_MS / 2), { slots, place: call }),
  ];
};
