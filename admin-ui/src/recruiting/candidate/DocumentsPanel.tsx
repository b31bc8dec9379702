import FindInPageOutlined from '@mui/icons-material/FindInPageOutlined';
import Button from '@mui/material/Button';
import MuiTextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import { useIsFixed } from '#admin-ui/shared/list/fixed-filter';
import { ToolPanel } from '#admin-ui/shared/list/ToolButton.tsx';

const words = 'resources.candidates.inDocuments';

const Panel = ({ close }: { close: () => void }) => {
  const t = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { inDocuments, ...others } = filterValues as { inDocuments?: string };
  const [text, setText] = useState(inDocuments ?? '');
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setFilters(text.trim() === '' ? others : { ...others, inDocuments: text.trim() });
    close();
  };
  const clear = () => {
    setFilters(others);
    close();
  };
  return (
    <form onSubmit={apply} style={{ display: 'grid', gap: 16 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t(`${words}.detail`)}
      </Typography>
      <MuiTextField
        size="small"
        required
        label={t(`${words}.label`)}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 100, autoComplete: 'off' } }}
      />
      <Button type="submit" variant="contained">
        {t(`${words}.apply`)}
      </Button>
      {inDocuments && <Button onClick={clear}>{t(`${words}.clear`)}</Button>}
    </form>
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
