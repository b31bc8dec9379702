import { useEffect } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { useMyTeams } from '#admin-ui/identity/team/my-teams';
import { PageSkeleton } from '#admin-ui/layout/PageSkeleton.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { RecordNotFound } from '#admin-ui/shared/RecordNotFound.tsx';
import { ProceduresPage } from './ProceduresPage.tsx';
import { PROCEDURES_PATH } from './paths.ts';

/** The team that the address names: one's own, or any for those who may read teams. */
const useTeam = () => {
  const { teamId = '' } = useParams();
  const can = useCan();
  const { teams, current, choose } = useMyTeams();
  const mine = teams.find(({ id }) => id === teamId);
  const isAsking = !mine && can('tenant.teams.read');
  const { data, isPending } = useGetOne('teams', { id: teamId }, { enabled: isAsking, retry: false });
  const isOther = mine !== undefined && current?.id !== teamId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen follows the address alone.
  useEffect(() => {
    if (isOther) choose(teamId);
  }, [isOther, teamId]);
  return { team: mine ?? (data as { id: string; name: string } | undefined), isLoading: isAsking && isPending };
};

/** What one team has. */
export const TeamProcedures = () => {
  const t = useTranslate();
  const { team, isLoading } = useTeam();
  if (isLoading) return <PageSkeleton />;
  if (!team)
    return <RecordNotFound crumbs={[{ label: t('resources.handbook-documents.title'), to: `/${PROCEDURES_PATH}` }]} />;
  return <ProceduresPage team={team} />;
};

/** A document of a team is looked after where all are; everybody else reads it. */
export const TeamDocument = () => {
  const { id = '' } = useParams();
  const page = useCan()('tenant.training.handbook.read') ? 'view' : 'read';
  return <Navigate to={`/${PROCEDURES_PATH}/${id}/${page}`} replace />;
};

/** A document is written where all are, with the team filled in. */
export const NewTeamDocument = () => {
  const { teamId = '' } = useParams();
  const [query] = useSearchParams();
  query.set('team', teamId);
  return <Navigate to={`/${PROCEDURES_PATH}/create?${query}`} replace />;
};
