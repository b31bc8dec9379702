import type { MemberView } from 'contracts/identity/membership/membership.views';
import type { AuditEntryView } from 'contracts/reporting/audit/audit.views';
import { PersonLine } from '#admin-ui/shared/PersonLine.tsx';
import { useNamed } from '#admin-ui/shared/resource/useNamed';
import { useActorName } from './useActorName.ts';

const SIZE = 22;

/** Who did it; a person whose name is known with their picture. */
export const Actor = ({ entry }: { entry: AuditEntryView }) => {
  const said = useActorName()(entry);
  const { actorType, actorId, actorName } = entry;
  const isPerson = actorType === 'user' && actorName !== null;
  const picture =
    useNamed<MemberView>('users', isPerson && actorId !== null ? [actorId] : [])[0]?.record?.avatar ?? null;
  if (!isPerson) return said;
  return (
    <PersonLine id={actorId} name={actorName} picture={picture} size={SIZE}>
      {said}
    </PersonLine>
  );
};
