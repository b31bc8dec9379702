import { styled } from '@mui/material/styles';
import type { MemberView } from 'contracts/identity/membership/membership.views';
import { useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { PersonLine } from '#admin-ui/shared/PersonLine.tsx';
import { useNamed } from '#admin-ui/shared/resource/useNamed';

const NAMED = 3;
const SIZE = 22;
const People = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });

/** The first few people of a team, and how many more there are; for those who may not read users, how many. */
export const TeamUsers = ({ ids }: { ids: readonly string[] }) => {
  const t = useTranslate();
  const canRead = useCan()('tenant.users.read');
  const people = useNamed<MemberView>('users', ids.slice(0, NAMED));
  const more = ids.length - people.length;
  if (!canRead) return t('resources.teams.users', { smart_count: ids.length, count: ids.length });
  return (
    <People>
      {people.map(({ id, name, record }) => (
        <PersonLine key={id} id={id} name={name} picture={record?.avatar ?? null} size={SIZE} />
      ))}
      {more > 0 && t('resources.teams.more', { smart_count: more, count: more })}
    </People>
  );
};
