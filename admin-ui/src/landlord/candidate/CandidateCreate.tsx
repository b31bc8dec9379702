import type { LandlordCandidateView } from 'contracts/landlord/candidate/landlord-candidate.views';
import { useTranslate } from 'react-admin';
import { CompanyField } from '#admin-ui/landlord/company/CompanyField.tsx';
import { Page } from '#admin-ui/layout/Page.tsx';
import { CandidateForm } from '#admin-ui/recruiting/candidate/CandidateForm.tsx';
import {
  type CandidateFormValues,
  emptyCandidateForm,
  fromCandidateForm,
} from '#admin-ui/recruiting/candidate/candidate-form';
import { CreateFrame } from '#admin-ui/shared/form/CreateFrame.tsx';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { candidatePath } from './candidate-paths.ts';

type Values = CandidateFormValues & { companyId: string | null };

const empty: Values = { ...emptyCandidateForm, companyId: null };
const fromForm = ({ companyId, ...person }: Values) => ({ companyId, ...fromCandidateForm(person) });

export const CandidateCreate = () => {
  const t = useTranslate();
  const crumbs = [{ label: t('layout.area.landlord') }, { label: t('platform.candidate.title'), to: '/candidates' }];
  return (
    <Page
      title={t('recruiting.candidate.create.title')}
      crumbs={crumbs}
      detail={t('platform.candidate.createDetail')}
      narrow
    >
      <CreateFrame<LandlordCandidateView>
        resource="candidates"
        empty={empty}
        fromForm={fromForm}
        submit={t('recruiting.candidate.create.submit')}
        success="recruiting.candidate.create.done"
        doneTo={candidatePath}
        cancelTo="/candidates"
      >
        <Card>
          <CompanyField />
        </Card>
        <CandidateForm />
      </CreateFrame>
    </Page>
  );
};
