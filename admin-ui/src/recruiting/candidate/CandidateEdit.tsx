import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { CANDIDATES, candidatePath } from '#admin-ui/recruiting/paths';
import { EditFrame } from '#admin-ui/shared/form/EditFrame.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { CandidateForm } from './CandidateForm.tsx';
import { fromCandidateForm, toCandidateForm } from './candidate-form.ts';
import { useCandidateCrumbs } from './useCandidateCrumbs.ts';

export const CandidateEdit = () => {
  const t = useTranslate();
  const crumbs = useCandidateCrumbs();
  return (
    <RecordPage<CandidateView> resource={CANDIDATES} crumbs={crumbs()} title="recruiting.candidate.one" fresh>
      {(candidate) => (
        <Page title={t('recruiting.candidate.edit.title')} crumbs={crumbs(candidate)} narrow>
          <EditFrame<CandidateView>
            resource={CANDIDATES}
            record={candidate}
            toForm={toCandidateForm}
            fromForm={fromCandidateForm}
            success="recruiting.candidate.edit.done"
            doneTo={candidatePath}
          >
            <CandidateForm />
          </EditFrame>
        </Page>
      )}
    </RecordPage>
  );
};
