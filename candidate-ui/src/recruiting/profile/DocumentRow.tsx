import './profile.words.ts';
import styled from '@emotion/styled';
import type { ProfileDocumentView } from 'contracts/recruiting/profile/profile-document.views';
import { useEffect, useId, useRef, useState } from 'react';
import { useSend } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { Dialog, DialogActions } from 'ui-kit/form/Dialog';
import { useBytes } from 'ui-kit/format/bytes';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { colour } from 'ui-kit/theme/colours';
import { Icon } from '#candidate-ui/shared/Icon.tsx';
import { When } from '#candidate-ui/shared/When.tsx';
import { downloadDocument, removeDocument } from './documents.ts';

const Root = styled.li({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '14px 0',
  borderTop: `1px solid ${colour.line}`,
  '& > div:first-of-type': { flex: '1 1 200px', minWidth: 0 },
  '& strong': { fontWeight: 560, overflowWrap: 'anywhere' },
  '& p': { fontSize: '0.8125rem', color: colour.inkSoft },
});
const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 8 });

type RemovalProps = { name: string; isBusy: boolean; onRemove: () => void; onClose: () => void };

const RemoveDialog = ({ name, isBusy, onRemove, onClose }: RemovalProps) => {
  const { t } = useTranslation();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return (
    <Dialog ref={dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title} style={{ overflowWrap: 'anywhere' }}>
        {t('profile.documents.remove.question', { name })}
      </h2>
      <p style={{ margin: '12px 0 20px' }}>{t('profile.documents.remove.detail')}</p>
      <DialogActions>
        <ActionButton kind="quiet" onClick={() => dialog.current?.close()}>
          {t('profile.documents.remove.keep')}
        </ActionButton>
        <ActionButton kind="danger" disabled={isBusy} onClick={onRemove}>
          {t('profile.documents.remove.action')}
        </ActionButton>
      </DialogActions>
    </Dialog>
  );
};

/** One document of mine. */
export const DocumentRow = ({ document: { id, name, type, size, addedAt } }: { document: ProfileDocumentView }) => {
  const { t } = useTranslation();
  const bytes = useBytes();
  const problem = useProblemText();
  const [isAsked, setAsked] = useState(false);
  const download = useSend(downloadDocument);
  const remove = useSend(removeDocument);
  const refusal = download.refusal ?? remove.refusal;
  const act = (label: string) => `${t(`profile.documents.${label}`)}: ${name}`;
  return (
    <Root>
      <div>
        <strong>{name}</strong>
        <p>
          {t(`profile.documents.type.${type}`)} · {bytes(size)} · <When at={addedAt} />
        </p>
      </div>
      <Actions>
        <ActionButton
          kind="quiet"
          aria-label={act('download')}
          disabled={download.isBusy}
          onClick={() => void download.submit({ id })}
        >
          <Icon name="download" size={18} />
          {t('profile.documents.download')}
        </ActionButton>
        <ActionButton kind="quiet" aria-label={act('remove.action')} onClick={() => setAsked(true)}>
          {t('profile.documents.remove.action')}
        </ActionButton>
      </Actions>
      {refusal && <Alert>{problem(refusal.code)}</Alert>}
      {isAsked && (
        <RemoveDialog
          name={name}
          isBusy={remove.isBusy}
          onRemove={() => void remove.submit({ id }).then((done) => !done && setAsked(false))}
          onClose={() => setAsked(false)}
        />
      )}
    </Root>
  );
};
