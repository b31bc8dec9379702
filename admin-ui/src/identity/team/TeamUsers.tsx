import { useTranslate } from 'react-admin';
import { useUserNames } from './useUsers.ts';

const NAMED = 3;

/** The first few people of a team by name, and how many more there are. */
export const TeamUsers = ({ ids }: { ids: readonly string[] }) => {
  const t = useTranslate();
  const names = useUserNames(ids.slice(0, NAMED)).map(({ name }) => name);
  const more = ids.length - names.length;
  return (
    <span>
      {[...names, ...(more > 0 ? [t('identity.team.more', { smart_count: more, count: more })] : [])].join(', ')}
    </span>
  );
};
