import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { useDescription } from '#admin-ui/shared/resource/description';
import { useCrumbs } from '#admin-ui/shared/resource/useCrumbs';
import { CandidateDocuments } from './CandidateDocuments.tsx';

/** All documents of one candidate. */
export const DocumentsPage = () => {
  const t = useTranslate();
  const description = useDescription();
  const crumbs = useCrumbs(description);
  const title = t('resources.candidates.documents.title');
  return (
    <RecordPage<CandidateView> resource={description.name} crumbs={crumbs} title={title}>
      {(candidate) => (
        <Page
          title={title}
          crumbs={[...crumbs, { label: description.nameOf(candidate, t), to: description.viewPath(candidate) }]}
          narrow
        >
          <CandidateDocuments candidateId={candidate.id} canAdd={!candidate.erased && !candidate.isMerged} isAdding />
        </Page>
      )}
    </RecordPage>
  );
};
