import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { BulkAnswer } from 'contracts/recruiting/interview/interview.endpoints';
import { useId, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useLocale } from 'ui-kit/preferences/preferences';
import { useIsPhone } from '#admin-ui/layout/useIsPhone';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { FormAlert } from '#admin-ui/shared/form/FormFrame.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { Composer } from './Composer.tsx';
import { blankMail, type MailForm, mailToSend } from './mail-form.ts';
import type { MailTo } from './mail-to.ts';
import { RecipientList } from './RecipientList.tsx';
import { useRecipients } from './useRecipients.ts';

/** It goes with a decision, which is made when it is sent. */
type Decision = { label: string; isBusy: boolean; make: (mail: object) => void };
type Props = { to: MailTo; subject?: string; decision?: Decision; onClose: () => void; onSent?: () => void };

/** The same key for the same mail, however often the button is pressed. */
const useMailKey = () => {
  const held = useRef({ body: '', key: '' });
  return (body: object): string => {
    const text = JSON.stringify(body);
    if (held.current.body !== text) held.current = { body: text, key: crypto.randomUUID() };
    return held.current.key;
  };
};

/** Writes to one candidate or many: a template or a text of one's own, seen as each will get it before it goes. */
export const ComposeDialog = ({ to, subject = '', decision, onClose, onSent }: Props) => {
  const t = useTranslate();
  const id = useId();
  const locale = useLocale();
  const notify = useNotify();
  const isPhone = useIsPhone();
  const keyOf = useMailKey();
  const form = useForm<MailForm>({ defaultValues: blankMail(locale, subject) });
  const { isKnown, reached, skipped, error, refetch } = useRecipients(to);
  const words = 'resources.candidate-mails.compose';
  const {
    mutate,
    isPending,
    error: refusal,
  } = useSend<BulkAnswer>({
    resource: 'candidate-mails',
    onSuccess: ({ changed, refused }) => {
      onSent?.();
      notify(`${words}.${refused.length > 0 ? 'partly' : 'done'}`, {
        type: refused.length > 0 ? 'warning' : 'success',
        messageArgs: { smart_count: changed.length, refused: refused.length },
      });
    },
    onError: () => undefined,
  });
  const send = (mail: MailForm) => {
    if (decision) {
      decision.make(mailToSend(mail));
      return;
    }
    const body = { ...mailToSend(mail), ...to };
    mutate({ action: 'send', body, idempotencyKey: keyOf(body) });
  };
  const isBusy = decision?.isBusy ?? isPending;
  const only = reached.length === 1 ? reached[0]?.name : null;
  return (
    <Dialog open onClose={onClose} fullWidth fullScreen={isPhone} maxWidth="md" aria-labelledby={id}>
      <FormProvider {...form}>
        <form
          noValidate
          onSubmit={(event) => {
            event.stopPropagation();
            void form.handleSubmit(send)(event);
          }}
          style={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}
        >
          <DialogTitle id={id}>{only ? t(`${words}.titleTo`, { name: only }) : t(`${words}.title`)}</DialogTitle>
          <DialogContent sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
            {refusal && (
              <FormAlert role="alert" sx={{ mb: 0 }}>
                <p>{refusal.message}</p>
              </FormAlert>
            )}
            {error ? (
              <Failure error={error} onRetry={() => void refetch()} />
            ) : (
              isKnown && <RecipientList reached={reached} skipped={skipped} />
            )}
            {reached.length > 0 && <Composer reached={reached} to={to} />}
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={onClose}>
              {t('common.cancel')}
            </Button>
            <Button
              type="submit"
              variant="contained"
              color={decision ? 'error' : 'primary'}
              disabled={isBusy || reached.length === 0}
            >
              {isBusy
                ? t(`${words}.sending`)
                : (decision?.label ?? t(`${words}.send`, { smart_count: reached.length }))}
            </Button>
          </DialogActions>
        </form>
      </FormProvider>
    </Dialog>
  );
};
