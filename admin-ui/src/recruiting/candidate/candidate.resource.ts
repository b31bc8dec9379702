import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { resource } from '#admin-ui/shared/resource/resource';
import { candidateName } from './candidate-name.ts';

const pages = () => import('./CandidateInterviewPage.tsx');

export const candidates = resource<CandidateView>({
  name: 'candidates',
  entity: async () => (await import('contracts/recruiting/candidate/candidate.entity')).candidate,
  icon: PeopleAltOutlined,
  area: 'recruiting',
  pages: ['list', 'filter', 'create', 'view', 'edit'],
  ownPages: [
    {
      path: 'duplicates',
      permission: 'tenant.candidates.read',
      load: async () => (await import('./DuplicatesPage.tsx')).DuplicatesPage,
    },
    {
      path: ':id/last-interview',
      permission: 'tenant.interviews.read',
      load: async () => (await pages()).LastInterviewPage,
    },
    {
      path: ':id/interviews/:interviewId',
      permission: 'tenant.interviews.read',
      load: async () => (await pages()).CandidateInterviewPage,
    },
    {
      path: ':id/documents',
      permission: 'tenant.candidates.documents.read',
      load: async () => (await import('./documents/DocumentsPage.tsx')).DocumentsPage,
    },
    {
      path: ':id/erasure-certificate',
      permission: 'tenant.candidates.read',
      load: async () => (await import('./erasure/CertificatePage.tsx')).CertificatePage,
    },
    {
      path: ':id/as-of',
      permission: 'tenant.audit.read',
      load: async () => (await import('./timeline/CandidateAsOfPage.tsx')).CandidateAsOfPage,
    },
  ],
  nameField: 'lastName',
  nameOf: (candidate, t) => candidateName(candidate) ?? t('common.erasedPerson'),
  hasFirstList: true,
  ui: () => import('./candidate.ui.tsx'),
});
