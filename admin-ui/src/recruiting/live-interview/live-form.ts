import { newId } from 'contracts/kernel/id';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import { DEFAULT_LIVE_MINUTES } from 'contracts/recruiting/live-interview/live-interview.choices';
import type { LiveInterviewView } from 'contracts/recruiting/live-interview/live-interview.entity';
import { useState } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useMe } from '#admin-ui/providers/me.tsx';
import { zoneNow } from '#admin-ui/shared/display-zone';
import { dayjs } from '#admin-ui/shared/formats';

/** How its time is found: staff say it, or the candidate chooses. */
export type LiveMode = 'set' | 'offer';
type Slot = { id: string; startsAt: string };

/** A live interview for the interview that the link names; null while that is read. */
export const useNewLive = () => {
  const t = useTranslate();
  const [query] = useSearchParams();
  const { id } = useMe();
  const [slotId] = useState(() => newId(new Date()));
  const interviewId = query.get('interviewId');
  const { data, isLoading } = useGetOne<InterviewView>(
    'interviews',
    { id: interviewId ?? '' },
    { enabled: interviewId !== null, retry: false },
  );
  if (isLoading) return null;
  return {
    ...{ interviewId, mode: 'offer' as LiveMode, minutes: DEFAULT_LIVE_MINUTES, timeZone: zoneNow(), place: '' },
    ...{ startsAt: '', slots: [{ id: slotId, startsAt: '' }], interviewerIds: [id] },
    title: data ? t('resources.live-interviews.usualTitle', { job: data.jobTitle }) : '',
  };
};

export const liveToForm = ({ startsAt }: LiveInterviewView) => ({
  mode: (startsAt === null ? 'offer' : 'set') satisfies LiveMode,
});

/** Only the one or the other counts; times that were left empty were not meant. */
export const liveFromForm = (written: Record<string, unknown>, { mode }: Record<string, unknown>) => {
  const slots = (written.slots as Slot[]).filter(({ startsAt }) => startsAt);
  return { ...written, slots, ...(mode === 'offer' && { startsAt: null }) };
};

/** What clocks in one time zone show, shown by those of another. */
export const movedTo = (at: string, from: string, to: string): string => {
  const moment = dayjs(at);
  return moment.isValid() ? dayjs.tz(moment.tz(from).format('YYYY-MM-DDTHH:mm'), to).toISOString() : at;
};
