import type { PendingHireView } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { useTranslate } from 'react-admin';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { Timeline, TimelineEntry } from '#admin-ui/shared/Timeline.tsx';
import { When } from '#admin-ui/shared/When.tsx';

type Moment = { key: string; at: string; by?: string | null; text: string; isMain?: boolean };

/** What happened to a hire, newest first. */
export const HireHistory = ({ hire }: { hire: PendingHireView }) => {
  const t = useTranslate();
  const words = 'resources.pending-hires.history';
  const names = new Map(hire.people?.map(({ id, name }) => [id, name]));
  const moment = (key: string, at: string | null, by: string | null = null): Moment[] =>
    at === null ? [] : [{ key, at, by, text: t(`${words}.${key}`), isMain: true }];
  const moments: Moment[] = [
    ...moment('begun', hire.createdAt),
    ...moment('asked', hire.askedAt),
    ...moment('approved', hire.approvedAt, hire.approvedBy),
    ...moment('hired', hire.hiredAt, hire.hiredBy),
    ...moment('invited', hire.invitedAt),
    ...moment('joined', hire.joinedAt),
    ...hire.items.flatMap(({ id, title, doneAt, doneBy }) =>
      doneAt === null ? [] : [{ key: id, at: doneAt, by: doneBy, text: title }],
    ),
  ].sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Panel title={t(`${words}.title`)}>
      <Timeline>
        {moments.map(({ key, at, by, text, isMain }) => (
          <TimelineEntry key={key} tone={isMain ? 'info' : 'neutral'}>
            <strong style={{ overflowWrap: 'anywhere' }}>{text}</strong>
            <small>
              {by != null && `${names.get(by) ?? t('common.system')} · `}
              <When at={at} withTime />
            </small>
          </TimelineEntry>
        ))}
      </Timeline>
    </Panel>
  );
};
