import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useTranslate } from 'react-admin';
import type { Crumb } from '#admin-ui/layout/Breadcrumbs.tsx';
import { CANDIDATES, candidatePath } from '#admin-ui/recruiting/paths';
import { usePersonName } from '#admin-ui/recruiting/usePersonName';
import { candidateName } from './candidate-name.ts';

/** The way to the candidates, and to one of them where they are above. */
export const useCandidateCrumbs = () => {
  const t = useTranslate();
  const nameOf = usePersonName();
  return (above?: CandidateView): Crumb[] => [
    { label: t('layout.area.recruiting') },
    { label: t('recruiting.candidate.title'), to: `/${CANDIDATES}` },
    ...(above ? [{ label: nameOf(candidateName(above)), to: candidatePath(above) }] : []),
  ];
};
