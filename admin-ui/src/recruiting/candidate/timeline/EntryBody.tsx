import { styled } from '@mui/material/styles';
import type { TimelineEntryView } from 'contracts/recruiting/candidate/candidate.timeline';
import type { InterviewStatus, InterviewView } from 'contracts/recruiting/interview/interview.entity';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useCan } from '#admin-ui/providers/me.tsx';
import { Headline, Quote } from '#admin-ui/recruiting/interview/InterviewLog.tsx';
import { AuditChanges } from '#admin-ui/reporting/audit/AuditChanges.tsx';
import { AuditValue } from '#admin-ui/reporting/audit/AuditValue.tsx';
import { spreadCustom } from '#admin-ui/reporting/audit/custom-values';
import { inFieldOrder } from '#admin-ui/reporting/audit/field-order';
import { useAuditWords } from '#admin-ui/reporting/audit/useAuditWords';
import { useNamed } from '#admin-ui/shared/resource/useNamed';
import { useResource } from '#admin-ui/shared/resource/useResource';

type Props = { entry: TimelineEntryView };

const Soft = styled('p')(({ theme }) => ({
  margin: '4px 0 0',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  color: theme.palette.text.secondary,
}));
const Details = styled('details')(({ theme }) => ({
  marginTop: 6,
  fontSize: '0.875rem',
  '& > summary': { cursor: 'pointer', width: 'fit-content', color: theme.palette.text.secondary },
  '& > summary:hover': { color: theme.palette.text.primary },
  '& > table': { marginTop: 8 },
}));

const EntryFrame = styled('div')({ display: 'grid', justifyItems: 'start', marginTop: 8 });

const isStatus = (value: unknown): value is InterviewStatus => typeof value === 'string';

/** The job of an interview, and the way there. */
export const InterviewJob = ({ id }: { id: string }) => {
  const can = useCan();
  const { viewPath } = useResource('interviews');
  const [named] = useNamed<InterviewView>('interviews', can('tenant.interviews.read') ? [id] : []);
  if (!named?.record) return null;
  return <Link to={viewPath({ id })}>{named.record.jobTitle}</Link>;
};

/** A move, a comment or both, as the interview's own log tells them. */
const Step = ({ entry: { added, removed } }: Props) => {
  const t = useTranslate();
  const { status, comment } = added ?? {};
  const to = isStatus(status) ? status : null;
  return (
    <EntryFrame>
      {to && <Headline from={isStatus(removed?.status) ? removed.status : null} to={to} />}
      {typeof comment === 'string' && comment !== '' && <Quote>{comment}</Quote>}
      {comment === null && <Quote as="em">{t('resources.interviews.log.erased')}</Quote>}
    </EntryFrame>
  );
};

/** What a reader of no audit is told of a change: what was changed. */
const Fields = ({ entry: { entity, fields } }: Props) => {
  const { fieldName } = useAuditWords(entity);
  return <Soft>{inFieldOrder(fields).map(fieldName).join(', ')}</Soft>;
};

/** Of what says one thing alone: that. */
const Short = ({ entry: { entity, added } }: Props) => {
  const [field = ''] = Object.keys(added ?? {});
  return (
    <Soft as="div">
      <AuditValue entity={entity} field={field} values={added ?? {}} />
    </Soft>
  );
};

const ownerFields = ['assigneeId', 'teamId'];
/** To whom something was assigned: the one of both that is said. */
const Owner = ({ entry }: Props) => {
  const { added } = entry;
  const said = Object.entries(added ?? {}).filter(([field, value]) => ownerFields.includes(field) && value !== null);
  return said.length === 0 ? null : <Short entry={{ ...entry, added: Object.fromEntries(said) }} />;
};

/** What an entry says beyond what it is called. */
export const EntryBody = ({ entry }: Props) => {
  const t = useTranslate();
  const { entity, event, added, removed, fields } = entry;
  if (event === 'InterviewStatusChanged' || event === 'InterviewCommented') return <Step entry={entry} />;
  if (event === 'CandidateAssigned' || event === 'InterviewAssigned') return <Owner entry={entry} />;
  if (entity === 'document') return <Soft>{String(added?.name ?? '')}</Soft>;
  const isSaidByJob = entity === 'interview' || entity === 'application';
  if (fields.length === 0 || (isSaidByJob && event === 'InterviewCreated')) return null;
  if (added === null && removed === null) return <Fields entry={entry} />;
  if (removed === null && fields.length === 1) return <Short entry={entry} />;
  return (
    <Details>
      <summary>
        {removed === null
          ? t('resources.candidates.timeline.details')
          : t('resources.candidates.timeline.changes', { smart_count: Object.keys(spreadCustom(added ?? {})).length })}
      </summary>
      <AuditChanges entry={entry} />
    </Details>
  );
};
