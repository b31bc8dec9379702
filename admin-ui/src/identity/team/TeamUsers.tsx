import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { PersonLine } from '#admin-ui/shared/PersonLine.tsx';
import { useUserNames } from './useUsers.ts';

const NAMED = 3;
const SIZE = 22;
const People = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });

/** The first few people of a team, and how many more there are. */
export const TeamUsers = ({ ids }: { ids: readonly string[] }) => {
  const t = useTranslate();
  const people = useUserNames(ids.slice(0, NAMED));
  const more = ids.length - people.length;
  return (
    <People>
      {people.map(({ id, name, picture }) => (
        <PersonLine key={id} id={id} name={name} picture={picture} size={SIZE} />
      ))}
      {more > 0 && t('resources.teams.more', { smart_count: more, count: more })}
    </People>
  );
};
