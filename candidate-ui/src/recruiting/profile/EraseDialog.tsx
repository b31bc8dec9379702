import './profile.words.ts';
import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';
import { useSend } from 'ui-kit/api/useSend';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { Dialog, DialogActions } from 'ui-kit/form/Dialog';
import { PasswordInput } from 'ui-kit/form/PasswordInput.tsx';
import { useHtmlForm } from 'ui-kit/form/useHtmlForm';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { eraseAccount } from './my-data.ts';

const Consequences = styled.ul({ display: 'grid', gap: 8, margin: '14px 0 20px', paddingLeft: 20 });
const Form = styled.form({ display: 'grid', gap: 16 });

const consequences = ['account', 'companies', 'applications', 'forEver'] as const;

/** Says what is lost and asks for the password: nobody erases an account by a slip, or somebody else's. */
export const EraseDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const sending = useSend(eraseAccount);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const { props, problem, faultsOf } = useHtmlForm(sending, ({ password = '' }) => {
    if (!password) return sending.refuse({ code: 'validation-failed', fields: { password: ['field-required'] } });
    return sending.submit({ password });
  });

  return (
    <Dialog ref={dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{t('profile.data.erase.question')}</h2>
      <Consequences>
        {consequences.map((consequence) => (
          <li key={consequence}>{t(`profile.data.erase.consequence.${consequence}`)}</li>
        ))}
      </Consequences>
      <Form {...props}>
        {problem && <Alert>{problem}</Alert>}
        <PasswordInput
          label={t('profile.data.erase.password')}
          name="password"
          autoComplete="current-password"
          autoFocus
          required
          faults={faultsOf('password')}
        />
        <DialogActions>
          <ActionButton kind="quiet" onClick={() => dialog.current?.close()}>
            {t('profile.data.erase.keep')}
          </ActionButton>
          <ActionButton type="submit" kind="danger" disabled={sending.isBusy}>
            {t(sending.isBusy ? 'profile.data.erase.busy' : 'profile.data.erase.action')}
          </ActionButton>
        </DialogActions>
      </Form>
    </Dialog>
  );
};
