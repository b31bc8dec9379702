import FindInPageOutlined from '@mui/icons-material/FindInPageOutlined';
import MuiTextField from '@mui/material/TextField';
import { MAX_DOCUMENT_WORDS_LENGTH } from 'contracts/recruiting/candidate/candidate.documents';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { FilterForm } from '#admin-ui/shared/list/FilterForm.tsx';
import { useIsFixed } from '#admin-ui/shared/list/fixed-filter';
import { ToolPanel } from '#admin-ui/shared/list/ToolButton.tsx';

const words = 'resources.candidates.inDocuments';

const Panel = ({ close }: { close: () => void }) => {
  const t = useTranslate();
  const { filterValues } = useListContext();
  const [text, setText] = useState((filterValues as { inDocuments?: string }).inDocuments ?? '');
  return (
    <FilterForm field="inDocuments" words={words} value={() => text.trim() || undefined} close={close}>
      <MuiTextField
        size="small"
        required
        label={t(`${words}.label`)}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: MAX_DOCUMENT_WORDS_LENGTH, autoComplete: 'off' } }}
      />
    </FilterForm>
  );
};

/** Narrows the list to those in whose documents something stands, for whoever may read these. */
export const DocumentsPanel = () => {
  const t = useTranslate();
  const { filterValues } = useListContext();
  const mayRead = useCan()('tenant.candidates.documents.read');
  const isFixed = useIsFixed('inDocuments');
  if (isFixed || !mayRead) return null;
  const { inDocuments } = filterValues as { inDocuments?: string };
  return (
    <ToolPanel
      icon={FindInPageOutlined}
      label={t(`${words}.title`) + (inDocuments ? `: ${inDocuments}` : '')}
      isSet={inDocuments !== undefined}
    >
      {(close) => <Panel close={close} />}
    </ToolPanel>
  );
};
