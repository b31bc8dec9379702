import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { CANDIDATES, candidatePath } from '#admin-ui/recruiting/paths';
import { CreateFrame } from '#admin-ui/shared/form/CreateFrame.tsx';
import { CandidateForm } from './CandidateForm.tsx';
import { emptyCandidateForm, fromCandidateForm } from './candidate-form.ts';
import { useCandidateCrumbs } from './useCandidateCrumbs.ts';

export const CandidateCreate = () => {
  const t = useTranslate();
  const crumbs = useCandidateCrumbs();
  return (
    <Page title={t('recruiting.candidate.create.title')} crumbs={crumbs()} narrow>
      <CreateFrame<CandidateView>
        resource={CANDIDATES}
        empty={emptyCandidateForm}
        fromForm={fromCandidateForm}
        submit={t('recruiting.candidate.create.submit')}
        success="recruiting.candidate.create.done"
        doneTo={candidatePath}
        cancelTo={`/${CANDIDATES}`}
      >
        <CandidateForm isNew />
      </CreateFrame>
    </Page>
  );
};
