import { useTranslate } from 'react-admin';

type About = { candidateId: string | null; candidateName: string | null; jobTitle: string };

/** Whom and what a run is about. */
export const RunRecord = ({ run: { candidateId, candidateName, jobTitle } }: { run: About }) => {
  const t = useTranslate();
  const person = candidateId === null ? '' : (candidateName ?? t('common.erasedPerson'));
  return <>{[person, jobTitle].filter(Boolean).join(' · ')}</>;
};
