import { LabelChips } from '#admin-ui/automation/label/LabelChips.tsx';
import { TeamNames } from '#admin-ui/identity/team/TeamNames.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { useNamedByIds } from './useFound.ts';

type Props = { ids: readonly string[] };

/** By name, to those who may schedule trainings for them; to others how many they are. */
const FoundNames = ({ from, ids }: Props & { from: string }) => {
  const found = useNamedByIds(from, ids);
  return found.length > 0 ? found.map(({ name }) => name).join(', ') : ids.length;
};

export const ScheduledTeams = ({ ids }: Props) =>
  useCan()('tenant.teams.read') ? <TeamNames ids={ids} /> : <FoundNames from="schedule-teams" ids={ids} />;

export const ScheduledLabels = ({ ids }: Props) =>
  useCan()('tenant.labels.read') ? (
    <LabelChips ids={ids} max={ids.length} />
  ) : (
    <FoundNames from="schedule-labels" ids={ids} />
  );
