import { useTranslate } from 'react-admin';
import { useMyTeams } from '#admin-ui/identity/team/my-teams';
import { PageTabs } from '#admin-ui/shared/PageTabs.tsx';
import { PROCEDURES_PATH, teamPath } from './paths.ts';

/** All that one may see, and what the teams that one is in have. */
export const TeamTabs = () => {
  const t = useTranslate();
  const { teams } = useMyTeams();
  if (teams.length === 0) return null;
  const tabs = teams.map(({ id, name }) => ({ to: teamPath(id), title: name }));
  return (
    <PageTabs
      label={t('handbook.teams')}
      tabs={[{ to: `/${PROCEDURES_PATH}`, title: t('handbook.allTeams') }, ...tabs]}
    />
  );
};
