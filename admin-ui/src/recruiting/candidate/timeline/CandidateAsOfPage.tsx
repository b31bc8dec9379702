import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router';
import { zoneName } from 'ui-kit/format/time-zones';
import { useLocale } from 'ui-kit/preferences/preferences';
import { LabelChips } from '#admin-ui/automation/label/LabelChips.tsx';
import { Page } from '#admin-ui/layout/Page.tsx';
import { codeOf, problemMessage } from '#admin-ui/providers/problems';
import { ownerName } from '#admin-ui/recruiting/candidate/assignment/OwnerName.tsx';
import { CandidateProfile } from '#admin-ui/recruiting/candidate/CandidateProfile.tsx';
import { CustomFacts } from '#admin-ui/recruiting/custom-field/CustomFacts.tsx';
import { useStateAsOf } from '#admin-ui/reporting/audit/useStateAsOf';
import { usePageZone } from '#admin-ui/shared/display-zone';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { DateInput } from '#admin-ui/shared/form/DateInput.tsx';
import { dayjs, formatDateTime } from '#admin-ui/shared/formats';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { Panel, TwoColumns } from '#admin-ui/shared/Panel.tsx';
import { useDescription } from '#admin-ui/shared/resource/description';
import { RecordFacts } from '#admin-ui/shared/resource/RecordFacts.tsx';
import { useCrumbs } from '#admin-ui/shared/resource/useCrumbs';
import { CandidateTimeline } from './CandidateTimeline.tsx';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16, alignContent: 'start' });
const Choice = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  marginTop: 12,
  '& > :first-of-type': { width: 260 },
});

/** To the minute, as the input has it. */
const INPUT = 'YYYY-MM-DDTHH:mm';

/** The moment of the address; now where it names none. */
const useMoment = () => {
  const [query, setQuery] = useSearchParams();
  const [opened] = useState(() => new Date().toISOString());
  const named = query.get('at') ?? '';
  const at = Number.isNaN(Date.parse(named)) ? opened : new Date(named).toISOString();
  return { at, setAt: (next: string) => setQuery({ at: next }, { replace: true }) };
};

/** Says that this is no page of today, of which moment it is, and leads to others. */
const Banner = ({ id, at, setAt }: { id: string; at: string; setAt: (at: string) => void }) => {
  const t = useTranslate();
  const locale = useLocale();
  const zone = usePageZone();
  const { viewPath } = useDescription();
  const choose = (typed: string) => {
    const moment = dayjs.tz(typed, zone);
    if (moment.isValid()) setAt(moment.endOf('minute').toISOString());
  };
  return (
    <Alert severity="warning" sx={{ mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <strong>
        {t('resources.candidates.asOf.banner', { moment: formatDateTime(at, locale, zone), zone: zoneName(zone) })}
      </strong>
      <Choice>
        <DateInput
          label={t('reporting.audit.asOf.moment')}
          withTime
          value={dayjs(at).tz(zone).format(INPUT)}
          onChange={choose}
          isRequired
        />
        <Button variant="outlined" component={Link} to={viewPath({ id })}>
          {t('resources.candidates.asOf.today')}
        </Button>
      </Choice>
    </Alert>
  );
};

const Record = ({ record, at }: { record: CandidateView; at: string }) => {
  const t = useTranslate();
  return (
    <TwoColumns>
      <Stack>
        <CandidateProfile record={record} />
        <CandidateTimeline candidateId={record.id} until={at} />
      </Stack>
      <Stack>
        <RecordFacts record={record} />
        {(record.assigneeId || record.teamId) && (
          <Panel title={t('resources.candidates.fields.assigneeId')}>{ownerName(record, t)}</Panel>
        )}
        {record.labelIds.length > 0 && (
          <Panel title={t('resources.candidates.fields.labelIds')}>
            <LabelChips ids={record.labelIds} />
          </Panel>
        )}
        <CustomFacts owner="candidate" values={record.custom} />
      </Stack>
    </TwoColumns>
  );
};

/** A candidate as they were at a moment, folded from the events (docs/product.md REC-36). */
export const CandidateAsOfPage = () => {
  const t = useTranslate();
  const { id = '' } = useParams();
  const description = useDescription();
  const { icon, nameOf } = description;
  const crumbs = useCrumbs(description);
  const { at, setAt } = useMoment();
  const { data, error, refetch } = useStateAsOf({ entity: 'candidate', id }, at);
  const record = data as unknown as CandidateView | null | undefined;
  const here = t('resources.candidates.asOf.title');
  const title = record ? nameOf(record, t) : here;
  if (error && ['not-found', 'validation-failed'].includes(codeOf(error) ?? ''))
    return (
      <Page title={t('problem.not-found')} crumbs={crumbs} narrow>
        <Failure error={{ message: t('problem.not-found') }} onRetry={() => void refetch()} />
      </Page>
    );
  return (
    <Page title={title} crumbs={crumbs}>
      <Banner id={id} at={at} setAt={setAt} />
      {error && <Failure error={{ message: problemMessage(error, t) }} onRetry={() => void refetch()} />}
      {!error && record === undefined && <Skeleton variant="rounded" height={320} />}
      {record === null && (
        <Notice icon={icon} title={t('reporting.audit.asOf.absent')} detail={t('resources.candidates.asOf.absent')} />
      )}
      {record && <Record record={record} at={at} />}
    </Page>
  );
};
