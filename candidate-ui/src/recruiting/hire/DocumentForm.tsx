import './hire.words.ts';
import styled from '@emotion/styled';
import type { DocumentType } from 'contracts/recruiting/profile/profile-document.choices';
import { MAX_PROFILE_DOCUMENTS } from 'contracts/recruiting/profile/profile-document.choices';
import { useState } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { SelectInput } from 'ui-kit/form/SelectInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';
import { FileUpload } from 'ui-kit/upload/FileUpload.tsx';
import { documentPlace, documentUploads, useMyDocuments } from '#candidate-ui/recruiting/profile/documents';
import { Failure } from '#candidate-ui/shared/Failure.tsx';

const Root = styled.div({ display: 'grid', gap: 16 });
const Choice = styled.div({ display: 'grid', gap: 12, justifyItems: 'start', '& > div': { width: '100%' } });
const More = styled.details({
  '& > summary': { marginBottom: 8, fontWeight: 560, color: colour.brand, cursor: 'pointer' },
});

type Props = {
  title: string;
  /** Any, where the company did not say. */
  type: DocumentType | null;
  isBusy: boolean;
  onGive: (documentId: string) => void;
};

/** A document of my profile: one that is there, or one that is uploaded to it now. */
export const DocumentForm = ({ title, type, isBusy, onGive }: Props) => {
  const { t } = useTranslation();
  const { data, error, reload } = useMyDocuments();
  const [chosen, choose] = useState('');
  if (!data) return error ? <Failure error={error} onRetry={reload} /> : null;
  const fitting = data.filter((document) => type === null || document.type === type);
  // The one that was added last, unless another one is chosen.
  const documentId = fitting.some(({ id }) => id === chosen) ? chosen : (fitting[0]?.id ?? '');
  return (
    <Root>
      {fitting.length > 0 && (
        <Choice>
          <SelectInput
            label={t('hire.document')}
            value={documentId}
            choices={fitting.map(({ id, name }) => ({ id, name }))}
            onChange={({ target }) => choose(target.value)}
          />
          <ActionButton
            disabled={isBusy || documentId === ''}
            aria-label={`${t('hire.give')}: ${title}`}
            onClick={() => onGive(documentId)}
          >
            {t('hire.give')}
          </ActionButton>
        </Choice>
      )}
      {data.length < MAX_PROFILE_DOCUMENTS ? (
        // One of these at a time: what is on its way is shown in each.
        <More name="hire-upload">
          <summary>{t('hire.upload')}</summary>
          <FileUpload
            queue={documentUploads}
            place={documentPlace(type ?? 'other')}
            label={`${t('hire.upload')}: ${title}`}
          />
        </More>
      ) : (
        <p>{t('problem.too-many-documents')}</p>
      )}
    </Root>
  );
};
