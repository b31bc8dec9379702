import { interviewStatuses } from 'contracts/recruiting/interview/interview.statuses';
import { useListContext, useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { statusKey } from '#admin-ui/recruiting/interview/interview-status';
import { useIsFixed } from '#admin-ui/shared/list/fixed-filter';
import { ReferenceFilter } from '#admin-ui/shared/list/ReferenceFilter.tsx';
import { PillSelect } from '#admin-ui/shared/PillSelect.tsx';

type Wanted = { jobId?: string; status?: string };

/** Narrows candidates to those with an interview for a job, in a status, or both of the same one. */
export const InterviewFilters = () => {
  const t = useTranslate();
  const isFixed = useIsFixed('interview');
  const mayRead = useCan()('tenant.interviews.read');
  const { filterValues, setFilters } = useListContext();
  if (isFixed || !mayRead) return null;
  const { interview = {}, ...others } = filterValues as { interview?: Wanted };
  const { status: chosen, ...rest } = interview;
  const setStatus = (status: string) => {
    const next = { ...rest, ...(status && { status }) };
    setFilters(Object.keys(next).length > 0 ? { ...others, interview: next } : others);
  };
  const label = t('resources.candidates.interviewStatus');
  return (
    <>
      <ReferenceFilter source="interview.jobId" reference="jobs" />
      <PillSelect
        label={label}
        value={chosen ?? ''}
        onChange={setStatus}
        choices={[
          { id: '', name: t('common.list.anyOf', { label }) },
          ...interviewStatuses.map((status) => ({ id: status, name: t(statusKey(status)) })),
        ]}
      />
    </>
  );
};
