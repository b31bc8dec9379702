import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { When } from '#admin-ui/shared/When.tsx';
import { type DraftOf, useKeepTyping, useKeptDraft } from './useFormDraft.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginBottom: 16,
  padding: '12px 16px',
  borderRadius: 10,
  fontSize: '0.875rem',
  color: theme.palette.brand.tones.info.ink,
  background: theme.palette.brand.tones.info.tint,
  '& p': { margin: 0, flex: '1 1 260px' },
}));

/** Keeps what is typed into a form, and offers what was typed before: to go on with, or to discard. Belongs inside the form. */
export const DraftNotice = (of: DraftOf) => {
  const t = useTranslate();
  const { reset } = useFormContext();
  const { isRead, draft, settle, discard } = useKeptDraft(of);
  useKeepTyping(of, isRead && draft === null);
  if (!draft) return null;
  return (
    <Root role="status">
      <p>
        {t('common.draft.found')} <When at={draft.updatedAt} withTime />
      </p>
      <Button
        size="small"
        variant="contained"
        onClick={() => {
          reset(draft.values, { keepDefaultValues: true });
          settle();
        }}
      >
        {t('common.draft.goOn')}
      </Button>
      <Button
        size="small"
        variant="outlined"
        onClick={() => {
          settle();
          void discard().catch(() => undefined);
        }}
      >
        {t('common.draft.discard')}
      </Button>
    </Root>
  );
};
