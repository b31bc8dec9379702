import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useCan } from '#admin-ui/providers/me.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';

type About = { candidateId: string | null; candidateName: string | null; jobId: string | null; jobTitle: string };

/** Whom and what a run is about, with the way to their pages. */
export const RunRecord = ({ run: { candidateId, candidateName, jobId, jobTitle } }: { run: About }) => {
  const t = useTranslate();
  const can = useCan();
  const candidates = useResource('candidates');
  const jobs = useResource('jobs');
  const parts = [
    candidateId !== null && {
      key: candidateId,
      name: candidateName ?? t('common.erasedPerson'),
      to: candidateName !== null && can('tenant.candidates.read') && candidates.viewPath({ id: candidateId }),
    },
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
