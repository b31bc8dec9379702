import '#admin-ui/training/learn/problems.words';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import MuiTextField from '@mui/material/TextField';
import { type DocumentType, documentTypes } from 'contracts/recruiting/profile/profile-document.choices';
import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { variablesOf } from 'ui-kit/theme/colours';
import { FileUpload } from 'ui-kit/upload/FileUpload.tsx';
import { documentPlace, documentUploads } from './keep-documents.ts';

/** In the colours of the console. */
const Root = styled('div')(({ theme }) => ({
  ...variablesOf(theme.palette.brand),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  marginTop: 16,
  '& p': { margin: 0 },
}));

type TypeProps = { value: DocumentType; onChange: (type: DocumentType) => void };

/** What a document is. */
export const DocumentTypeSelect = ({ value, onChange }: TypeProps) => {
  const t = useTranslate();
  return (
    <MuiTextField
      select
      size="small"
      label={t('resources.candidates.documents.kind')}
      value={value}
      onChange={({ target }) => onChange(target.value as DocumentType)}
      sx={{ width: '100%', maxWidth: 280 }}
    >
      {documentTypes.map((type) => (
        <MenuItem key={type} value={type}>
          {t(`resources.candidates.documents.type.${type}`)}
        </MenuItem>
      ))}
    </MuiTextField>
  );
};

type Props = { candidateId: string; isOpenAtFirst?: boolean };

/** Files that the company is to keep with a candidate. Until it is opened it takes no file that is dropped or pasted beside it. */
export const AddDocument = ({ candidateId, isOpenAtFirst = false }: Props) => {
  const t = useTranslate();
  const items = useSyncExternalStore(documentUploads(candidateId).subscribe, documentUploads(candidateId).items);
  const [isOpened, setOpened] = useState(isOpenAtFirst);
  const isOpen = isOpened || items.length > 0;
  const [type, setType] = useState<DocumentType>('resume');
  if (!isOpen)
    return (
      <Button variant="outlined" startIcon={<UploadFileOutlined />} onClick={() => setOpened(true)} sx={{ mt: 2 }}>
        {t('resources.candidates.documents.add')}
      </Button>
    );
  return (
    <Root>
      <DocumentTypeSelect value={type} onChange={setType} />
      <FileUpload
        queue={documentUploads(candidateId)}
        place={documentPlace(type)}
        label={t('resources.candidates.documents.add')}
        isMultiple
      />
    </Root>
  );
};
