import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { FixedFilterContext } from '#admin-ui/shared/list/fixed-filter';
import { ResourceList } from '#admin-ui/shared/resource/ResourceList.tsx';
import { POLICIES_PATH } from './paths.ts';
import { ReaderList } from './ReaderList.tsx';

/** Policies: all of them for those who look after them, what was published for those whom they concern. */
export const PoliciesPage = () => {
  const t = useTranslate();
  const can = useCan();
  const title = t('handbook.policies');
  const base = `/${POLICIES_PATH}`;
  const fixed = useMemo(
    () => ({
      name: 'policies',
      filter: { kind: 'policy' },
      line: t('handbook.policiesDetail'),
      path: base,
      own: { title, createPath: `${base}/create`, pathOf: ({ id }: { id: string }) => `${base}/${id}/view` },
    }),
    [base, title, t],
  );
  if (!can('tenant.training.handbook.read')) return <ReaderList title={title} kind="policy" />;
  return (
    <FixedFilterContext.Provider value={fixed}>
      <ResourceList />
    </FixedFilterContext.Provider>
  );
};
