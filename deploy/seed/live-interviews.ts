import { derivedId } from 'contracts/kernel/id';
import { dayOf, dayStart } from 'contracts/kernel/zoned-day';
import { applicationIdOf, interviewIdOf } from 'contracts/recruiting/application/application.commands';
import type { LiveInterviewCommand } from 'contracts/recruiting/live-interview/live-interview.entity';
import { DAY_MS, daysBefore, HOUR_MS } from '#deploy/seed/calendar';
import { demoId } from '#deploy/seed/demo-id';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';
import type { Moment, SeedContext } from '#deploy/seed/responses';
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

/** Meetings with candidates: one that was held, one that is agreed on, one that was called off, and times to choose from. */
export const planLiveInterviews = ({ commands, company, now }: SeedContext, steps: readonly Step[]): Moment[] => {
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
  const { held, agreed, cancelled, offered, place, call, reason } = live;
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
