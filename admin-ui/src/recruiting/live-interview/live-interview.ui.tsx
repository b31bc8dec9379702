import type { LiveInterviewView } from 'contracts/recruiting/live-interview/live-interview.entity';
import { useTranslate } from 'react-admin';
import { useMe } from '#admin-ui/providers/me.tsx';
import { JobFilter } from '#admin-ui/recruiting/interview/JobFilter.tsx';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import type { TextTools } from '#admin-ui/shared/list/cell-text';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { LinkTo } from '#admin-ui/shared/resource/LinkTo.tsx';
import { CancelLiveDialog } from './CancelLiveDialog.tsx';
import { LiveInterviewActions } from './LiveInterviewActions.tsx';
import { LiveInterviewForm } from './LiveInterviewForm.tsx';
import { LiveInterviewNotice } from './LiveInterviewNotice.tsx';
import { LiveInterviewPanels } from './LiveInterviewPanels.tsx';
import { LiveTime, ZonedTime } from './LiveTime.tsx';
import { liveFromForm, liveToForm, useNewLive } from './live-form.ts';
import { declinedBy, isOpenLive, LiveAnswerChip, LiveStatusChip, liveStanding } from './live-interview-status.ts';
import { scorecardsText } from './scorecard-state.ts';

const WhenFilter = () => {
  const t = useTranslate();
  const choices = ['upcoming', 'past'].map((id) => ({ id, name: t(`resources.live-interviews.when.${id}`) }));
  return <SelectFilter source="when" label={t('resources.live-interviews.fields.endsAt')} choices={choices} />;
};

const MineFilter = () => {
  const t = useTranslate();
  const { id } = useMe();
  return (
    <SelectFilter
      source="interviewerId"
      label={t('resources.live-interviews.fields.interviewerIds')}
      choices={[{ id, name: t('resources.live-interviews.mine.filter') }]}
    />
  );
};

const ScorecardFilter = () => {
  const t = useTranslate();
  const { id } = useMe();
  return (
    <SelectFilter
      source="scorecardDueFrom"
      label={t('resources.live-interviews.fields.scorecards')}
      choices={[{ id, name: t('resources.live-interviews.scorecard.mineDue') }]}
    />
  );
};

/** Who cannot come is said beside their name. */
const interviewersText = (live: LiveInterviewView, { t }: Pick<TextTools, 't'>): string =>
  live.interviewers
    ?.map(({ id, name }) => (declinedBy(live).includes(id) ? t('resources.live-interviews.notComing', { name }) : name))
    .join(', ') ?? '';

const InText = ({ live, of }: { live: LiveInterviewView; of: typeof interviewersText }) => {
  const text = of(live, { t: useTranslate() });
  return <span title={text}>{text}</span>;
};

const LINK = /^https?:\/\/\S+$/;

export const ui = resourceUi<LiveInterviewView>({
  tabs: ['interviews', 'open-interviews', 'live-interviews'],
  columns: [
    { field: 'candidateName', width: 170, render: ({ candidateName }) => <PersonName name={candidateName} /> },
    { field: 'title', render: ({ title }) => <span title={title ?? ''}>{title ?? '—'}</span> },
    { field: 'endsAt', width: 210, render: (live) => <LiveTime {...live} /> },
    {
      field: 'interviewerIds',
      width: 190,
      card: 'none',
      text: interviewersText,
    },
    {
      field: 'answer',
      width: 150,
      card: 'none',
      render: ({ status, answer }) => status === 'scheduled' && <LiveAnswerChip status={answer} />,
    },
    { field: 'scorecards', width: 150, card: 'none', text: scorecardsText },
    { field: 'status', width: 180 },
  ],
  sort: { field: 'endsAt', order: 'DESC' },
  rowName: ({ candidateName, title }, t) => `${candidateName ?? t('common.erasedPerson')}, ${title ?? ''}`,
  filters: [WhenFilter, MineFilter, ScorecardFilter, 'status', JobFilter],
  values: {
    interviewerIds: (live) => <InText live={live} of={interviewersText} />,
    scorecards: (live) => <InText live={live} of={scorecardsText} />,
    status: (live) => <LiveStatusChip status={liveStanding(live)} />,
    candidateName: ({ interviewId, candidateName }) => (
      <LinkTo resource="interviews" id={interviewId}>
        <PersonName name={candidateName} />
      </LinkTo>
    ),
    startsAt: ({ startsAt, timeZone }) => startsAt && <ZonedTime at={startsAt} timeZone={timeZone} />,
    place: ({ place }) =>
      place && LINK.test(place) ? (
        <a href={place} target="_blank" rel="noreferrer" style={{ overflowWrap: 'anywhere' }}>
          {place}
        </a>
      ) : (
        place
      ),
  },
  form: LiveInterviewForm,
  useInitial: useNewLive,
  toForm: liveToForm,
  fromForm: liveFromForm,
  isOpen: isOpenLive,
  isFresh: true,
  badge: ({ record }) => <LiveStatusChip status={liveStanding(record)} />,
  detail: ({ title }) => title,
  actions: LiveInterviewActions,
  moreActions: [
    {
      label: 'resources.live-interviews.cancel.action',
      permission: 'tenant.interviews.lives.update',
      isFor: isOpenLive,
      dialog: CancelLiveDialog,
    },
  ],
  notice: LiveInterviewNotice,
  main: LiveInterviewPanels,
  facts: ['candidateName', 'startsAt', 'minutes', 'place', 'createdAt', 'updatedAt'],
});
