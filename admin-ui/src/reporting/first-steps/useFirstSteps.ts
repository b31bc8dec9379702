import { type RaRecord, useGetList, useStore } from 'react-admin';
import { useCan, useMe } from '#admin-ui/providers/me.tsx';

export type FirstSteps = { job: boolean; share: boolean; decide: boolean };

const COUNT_ONLY = { pagination: { page: 1, perPage: 1 }, sort: { field: 'updatedAt', order: 'DESC' as const } };
const useTotal = (resource: string, filter: Record<string, string>, enabled: boolean) => {
  const { total, isLoading } = useGetList<RaRecord>(resource, { ...COUNT_ONLY, filter }, { enabled });
  return { total, isLoading };
};

/** How far a new company has come, for those who can go on; null for all others, once it is done, or hidden. */
export const useFirstSteps = () => {
  const can = useCan();
  const { id, currentTenant } = useMe();
  const [isHidden, hide] = useStore(`console.hidesFirstSteps.${currentTenant?.id}.${id}`, false);
  const isFor = !isHidden && can('tenant.jobs.create') && can('tenant.jobs.read') && can('tenant.interviews.read');
  const interviews = useTotal('interviews', {}, isFor);
  const untouched = useTotal('interviews', { status: 'created' }, isFor);
  const isDecided = (interviews.total ?? 0) > (untouched.total ?? 0);
  const published = useTotal('jobs', { status: 'published' }, isFor && !isDecided);
  const isPending = interviews.isLoading || untouched.isLoading || published.isLoading;
  const isKnown = interviews.total !== undefined && untouched.total !== undefined && published.total !== undefined;
  const share = (interviews.total ?? 0) > 0;
  const steps: FirstSteps | null =
    isFor && isKnown && !isDecided ? { job: share || (published.total ?? 0) > 0, share, decide: false } : null;
  return { steps, isPending, hide: () => hide(true) };
};
