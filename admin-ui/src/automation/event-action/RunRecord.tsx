import Link from '@mui/material/Link';
import type { EventActionRunView } from 'contracts/automation/event-action/event-action-run.entity';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useCan } from '#admin-ui/providers/me.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';

type About = Pick<
  EventActionRunView,
  'candidateId' | 'candidateName' | 'jobId' | 'jobTitle' | 'userId' | 'userName'
> & {
  recordName: string | null;
};

/** Whom and what a run is about, with the way to their pages. */
export const RunRecord = ({ run }: { run: About }) => {
  const { candidateId, candidateName, jobId, jobTitle, userId, userName, recordName } = run;
  const t = useTranslate();
  const can = useCan();
  const candidates = useResource('candidates');
  const jobs = useResource('jobs');
  const users = useResource('users');
  const parts = [
    candidateId !== null && {
      key: candidateId,
      name: candidateName ?? t('common.erasedPerson'),
      to: candidateName !== null && can('tenant.candidates.read') && candidates.viewPath({ id: candidateId }),
    },
    // Of a hire that has become a user it is told as of the candidate.
    candidateId === null &&
      userId !== null && {
        key: userId,
        name: userName ?? t('common.erasedPerson'),
        to: userName !== null && can('tenant.users.read') && users.editPath({ id: userId }),
      },
    recordName !== null && { key: recordName, name: recordName, to: false as const },
    jobTitle !== '' && {
      key: jobId ?? jobTitle,
      name: jobTitle,
      to: jobId !== null && can('tenant.jobs.read') && jobs.viewPath({ id: jobId }),
    },
  ].filter((part) => part !== false);
  return (
    <>
      {parts.map(({ key, name, to }, at) => (
        <span key={key}>
          {at > 0 && ' · '}
          {to ? (
            <Link component={RouterLink} to={to}>
              {name}
            </Link>
          ) : (
            name
          )}
        </span>
      ))}
    </>
  );
};
