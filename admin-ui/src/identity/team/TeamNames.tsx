import { useNamed } from '#admin-ui/shared/resource/useNamed';

/** Teams by their names, in one line. */
export const TeamNames = ({ ids }: { ids: readonly string[] }) =>
  useNamed('teams', ids)
    .map(({ name }) => name)
    .join(', ');
