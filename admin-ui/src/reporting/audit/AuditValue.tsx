import { useCan } from '#admin-ui/providers/me.tsx';
import { LongText } from '#admin-ui/shared/LongText.tsx';
import { type Named, NameToday, sources } from './NameToday.tsx';
import { useAuditWords } from './useAuditWords.ts';

/** Fields that name another thing by its id. */
const references: Record<string, Named> = {
  candidateId: 'candidate',
  jobId: 'job',
  interviewId: 'interview',
  labelId: 'label',
  assigneeId: 'user',
  teamId: 'team',
};

type Props = { entity: string; field: string; values: Record<string, unknown> };

/** A value of the history in the reader's words; another thing by its name of today. */
export const AuditValue = ({ entity, field, values }: Props) => {
  const can = useCan();
  const { valueText } = useAuditWords(entity);
  const value = values[field];
  const target = references[field];
  const text = valueText(field, value, values);
  if (!target || typeof value !== 'string' || !can(sources[target].permission)) return <LongText text={text} />;
  return <NameToday entity={target} id={value} fallback={text} />;
};
