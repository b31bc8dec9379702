import { procedureKinds } from 'contracts/training/handbook/handbook.choices';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { FixedFilterContext } from '#admin-ui/shared/list/fixed-filter';
import { ResourceList } from '#admin-ui/shared/resource/ResourceList.tsx';
import { PROCEDURES_PATH, teamPath } from './paths.ts';
import { ReaderList } from './ReaderList.tsx';

type Props = { team?: { id: string; name: string } };

/** Processes and procedures: all of them for those who look after them, what was published for those whom they concern. */
export const ProceduresPage = ({ team }: Props) => {
  const t = useTranslate();
  const can = useCan();
  const base = team ? teamPath(team.id) : `/${PROCEDURES_PATH}`;
  const title = team ? t('handbook.ofTeam', { name: team.name }) : t('resources.handbook-documents.title');
  const teamId = team?.id;
  const fixed = useMemo(
    () => ({
      name: teamId ?? 'procedures',
      filter: { kind: [...procedureKinds], ...(teamId && { teamId }) },
      line: undefined,
      path: base,
      own: {
        title,
        createPath: `${base}/create`,
        pathOf: ({ id }: { id: string }) => (teamId ? `${base}/${id}` : `${base}/${id}/view`),
      },
    }),
    [base, teamId, title],
  );
  if (!can('tenant.training.handbook.read')) return <ReaderList title={title} kind="procedure" teamId={teamId} />;
  return (
    <FixedFilterContext.Provider value={fixed}>
      <ResourceList />
    </FixedFilterContext.Provider>
  );
};
