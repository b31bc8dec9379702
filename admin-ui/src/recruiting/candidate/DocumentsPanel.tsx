import FindInPageOutlined from '@mui/icons-material/FindInPageOutlined';
import { MAX_DOCUMENT_WORDS_LENGTH } from 'contracts/recruiting/candidate/candidate.documents';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { WordsPanel } from './WordsPanel.tsx';

/** Narrows the list to those in whose documents something stands, for whoever may read these. */
export const DocumentsPanel = () => (
  <Allowed to="tenant.candidates.documents.read">
    <WordsPanel field="inDocuments" maxLength={MAX_DOCUMENT_WORDS_LENGTH} icon={FindInPageOutlined} />
  </Allowed>
);
