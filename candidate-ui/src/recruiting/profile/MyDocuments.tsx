import './profile.words.ts';
import styled from '@emotion/styled';
import {
  type DocumentType,
  documentTypes,
  MAX_PROFILE_DOCUMENTS,
} from 'contracts/recruiting/profile/profile-document.choices';
import { useState } from 'react';
import { SelectInput } from 'ui-kit/form/SelectInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';
import { FileUpload } from 'ui-kit/upload/FileUpload.tsx';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { documentPlace, documentUploads, useMyDocuments } from './documents.ts';

const Lead = styled.p({ margin: '8px 0 16px', color: colour.inkSoft });
const List = styled.ul({ margin: '0 0 20px', padding: 0, listStyle: 'none' });
const Form = styled.div({ display: 'grid', gap: 16 });

/** My documents: what companies that I apply to may read. */
export const MyDocuments = () => {
  const { t } = useTranslation();
  const { data: documents, error, reload } = useMyDocuments();
  const [type, setType] = useState<DocumentType>('resume');
  if (!documents) return error ? <Failure error={error} onRetry={reload} /> : null;
  return (
    <>
      <Lead>{t('profile.documents.lead')}</Lead>
      {documents.length > 0 && (
        <List aria-label={t('profile.documents.title')}>
          {documents.map((document) => (
            <DocumentRow key={document.id} document={document} />
          ))}
        </List>
      )}
      {documents.length >= MAX_PROFILE_DOCUMENTS ? (
        <p>{t('problem.too-many-documents')}</p>
      ) : (
        <Form>
          <SelectInput
            label={t('profile.documents.kind')}
            value={type}
            choices={documentTypes.map((id) => ({ id, name: t(`profile.documents.type.${id}`) }))}
            onChange={({ target }) => setType(target.value as DocumentType)}
          />
          <FileUpload queue={documentUploads} place={documentPlace(type)} label={t('profile.documents.file')} />
        </Form>
      )}
    </>
  );
};
