import { BUSY } from 'access/recruiting/live-times';
import { ownParty } from 'access/recruiting/own-interview';
import { Rejection } from 'contracts/kernel/problem';
import { listMyLiveInterviews, MyLiveInterview } from 'contracts/recruiting/live-interview/live-interview.endpoints';
import { busyTime } from 'contracts/recruiting/live-interview/live-interview.times';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { askAs } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { interviewProjection } from '#projection-service/recruiting/interview/interview.projection';
import { liveInterviewProjection } from './live-interview.projection.ts';

/** As many as one answer holds: nobody meets a candidate that often. */
const LIST = `select l.id, l.title, l.status, l.starts_at, l.slots, l.minutes, l.time_zone, l.place, l.answer, l.reason,
    l.interviewer_ids, array(select a.name from access.account a where l.interviewer_ids ? a.user_id::text order by a.name)
  from read.live_interview l where l.tenant_id = $1 and l.interview_id = $2 and not l.erased
  order by l.created_at desc, l.id limit 20`;
const AROUND = `select coalesce(c.profile_name, c.tenant_name), (select i.job_title from read.interview i where i.tenant_id = $1 and i.id = $2)
  from read.public_company c where c.id = $1`;

type Slot = { id: string; startsAt: string };
type Found = { live: MyLiveInterview; interviewerIds: readonly string[] };

const found = (cells: readonly unknown[]): Found => {
  const [id, title, status, startsAt, slots, minutes, timeZone, place, answer, reason, interviewerIds, names] = cells;
  const live = MyLiveInterview.parse({
    ...{ id, title, status, slots, timeZone, place, answer, reason, interviewers: names, minutes: Number(minutes) },
    startsAt: startsAt === null ? null : new Date(startsAt as string).toISOString(),
  });
  return { live, interviewerIds: interviewerIds as string[] };
};

/** GET /api/candidate/interviews/{interviewId}/live: when and where somebody meets the company. */
export const myLiveInterviewResource = (router: IRouter, context: ProjectionContext): void => {
  const { store, reader, interviewLookup, http } = context;

  /** Times that are still to come and that nobody else has chosen. */
  const withFreeSlots = async (tenantId: string, { live, interviewerIds }: Found, now: Date) => {
    if (live.status !== 'offered') return { ...live, slots: [] };
    const isFree = async ({ startsAt }: Slot) => {
      if (Date.parse(startsAt) <= now.getTime()) return false;
      const { from, to } = busyTime(startsAt, live.minutes);
      const { rows } = await reader.query(BUSY, [tenantId, interviewerIds, live.id, from, to, now]);
      return rows.length === 0;
    };
    const free = await Promise.all(live.slots.map(async (slot) => ((await isFree(slot)) ? [slot] : [])));
    return { ...live, slots: free.flat().sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt)) };
  };

  mount(
    router,
    listMyLiveInterviews,
    async ({ auth: { userId }, params: { interviewId }, minPosition, now }) => {
      const own = await ownParty({ store, ...interviewLookup }, { interviewId, userId });
      if (!own) throw new Rejection('not-found', 404);
      const { tenantId } = own;
      await reachMinPosition(context, minPosition, [liveInterviewProjection.name, interviewProjection.name]);
      const values = [tenantId, interviewId];
      const [rows = [], [around] = []] = await askAs(reader)(tenantId, [
        { ...prepared(LIST), values, rowMode: 'array' as const },
        { ...prepared(AROUND), values, rowMode: 'array' as const },
      ]);
      const [companyName, title] = around ?? ['', ''];
      const lives: MyLiveInterview[] = [];
      for (const cells of rows) lives.push(await withFreeSlots(tenantId, found(cells), now));
      return { body: { companyName: String(companyName ?? ''), title: String(title ?? ''), lives } };
    },
    http,
  );
};
