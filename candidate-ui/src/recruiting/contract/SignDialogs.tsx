import './contract.words.ts';
import { MAX_NAME_LENGTH } from 'contracts/kernel/contact.limits';
import { MAX_CONTRACT_REASON } from 'contracts/recruiting/contract/contract.choices';
import { unknownLetters } from 'contracts/recruiting/contract/contract.letters';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Dialog, DialogActions } from 'ui-kit/form/Dialog';
import { TextInput } from 'ui-kit/form/TextInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { decline, handOn, type ToSign, type Who } from './contracts.ts';
import { useContractProblem } from './useContractProblem.ts';

type FrameProps = {
  title: string;
  detail: string;
  submit: string;
  kind?: 'danger';
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
};

const Frame = ({ title, detail, submit, kind, onSubmit, onClose, children }: FrameProps) => {
  const { t } = useTranslation();
  const problem = useContractProblem();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFault(null);
    await onSubmit().catch((error) => setFault(problem(error)));
    setBusy(false);
  };
  return (
    <Dialog ref={dialog} aria-label={title} onClose={onClose}>
      <form onSubmit={send} style={{ display: 'grid', gap: 16 }}>
        <h2 style={{ margin: 0 }}>{title}</h2>
        <p style={{ margin: 0 }}>{detail}</p>
        {children}
        {fault && <p role="alert">{fault}</p>}
        <DialogActions>
          <ActionButton kind="quiet" onClick={onClose}>
            {t('contract.sign.cancel')}
          </ActionButton>
          <ActionButton type="submit" disabled={isBusy} {...(kind && { kind })}>
            {submit}
          </ActionButton>
        </DialogActions>
      </form>
    </Dialog>
  );
};

type Props = { who: Who; company: string; onClose: () => void };

export const DeclineDialog = ({ who, company, onClose, onDone }: Props & { onDone: (found: ToSign) => void }) => {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  return (
    <Frame
      title={t('contract.sign.declineTitle')}
      detail={t('contract.sign.declineDetail', { company })}
      submit={t('contract.sign.decline')}
      kind="danger"
      onSubmit={async () => onDone(await decline(who, reason))}
      onClose={onClose}
    >
      <TextInput
        label={t('contract.sign.reason')}
        required
        maxLength={MAX_CONTRACT_REASON}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </Frame>
  );
};

export const HandOnDialog = ({ who, onClose, onDone }: Omit<Props, 'company'> & { onDone: () => void }) => {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const letters = unknownLetters(name);
  return (
    <Frame
      title={t('contract.sign.handOnTitle')}
      detail={t('contract.sign.handOnDetail')}
      submit={t('contract.sign.handOnSubmit')}
      onSubmit={async () => {
        if (letters.length > 0) return;
        await handOn(who, { name, email });
        onDone();
      }}
      onClose={onClose}
    >
      <TextInput
        label={t('contract.sign.name')}
        required
        maxLength={MAX_NAME_LENGTH}
        value={name}
        faults={letters.length > 0 ? [t('contract.sign.letters', { letters: letters.join(' ') })] : []}
        onChange={({ target }) => setName(target.value)}
      />
      <TextInput
        label={t('contract.sign.email')}
        required
        type="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
    </Frame>
  );
};
