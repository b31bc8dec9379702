import './contract.words.ts';
import styled from '@emotion/styled';
import { isProblemError } from 'contracts/client/problem-error';
import { isFilledBySigning, MAX_FIELD_TEXT, MAX_INITIALS } from 'contracts/recruiting/contract/contract.choices';
import { unknownLetters } from 'contracts/recruiting/contract/contract.letters';
import { type FormEvent, useState } from 'react';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { CheckInput } from 'ui-kit/form/CheckInput.tsx';
import { TextInput } from 'ui-kit/form/TextInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { toneColour } from 'ui-kit/theme/colours';
import { Card } from '#candidate-ui/shared/Card';
import { sign, type ToSign, type Who } from './contracts.ts';
import { type Entered, keep } from './kept.ts';
import { SignatureInput } from './SignatureInput.tsx';
import { useContractProblem } from './useContractProblem.ts';

const Form = styled.form({ display: 'grid', gap: 20 });
const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const Fault = styled.p({ margin: 0, color: toneColour.danger.ink });

type Props = {
  who: Who;
  contract: ToSign;
  /** Of the bytes that were drawn; null while they are not. */
  sha256: string | null;
  entered: Entered;
  onEntered: (entered: Entered) => void;
  onSigned: (found: ToSign) => void;
  /** There is nothing to sign any more: it was done on another device, or the contract has ended. */
  onOver: () => void;
};

const OVER = new Set([
  'contract-already-signed',
  'contract-not-open',
  'contract-expired',
  'contract-voided',
  'contract-not-your-turn',
  'contract-link-invalid',
]);

/** What somebody fills in, their signature and their consent. */
export const SignForm = ({ who, contract, sha256, entered, onEntered, onSigned, onOver }: Props) => {
  const { t } = useTranslation();
  const problem = useContractProblem();
  const [hasConsented, setConsented] = useState(false);
  const [isTried, setTried] = useState(false);
  const [isKept, setKept] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { contractId, me, expiresAt: until } = contract;
  const { values, signature } = entered;
  const fields = contract.fields.filter(({ kind }) => kind !== 'signature' && !isFilledBySigning(kind));
  const isEmpty = (id: string) => !(values[id] ?? '').trim();
  const missing = fields.filter(({ id, isRequired }) => isRequired && isEmpty(id));
  const put = (change: Partial<Entered>) => {
    const next = { ...entered, ...change };
    onEntered(next);
    keep({ contractId, signerId: me.id }, { ...next, until });
  };
  const fill = (id: string, value: string) => put({ values: { ...values, [id]: value } });
  const lettersOf = (id: string) => unknownLetters(values[id] ?? '');
  const faultsOf = (id: string): string[] => {
    const letters = lettersOf(id);
    if (letters.length > 0) return [t('contract.sign.letters', { letters: letters.join(' ') })];
    return isTried && missing.some((one) => one.id === id) ? [t('contract.sign.missing')] : [];
  };
  const labelOf = ({ kind, label, page }: (typeof fields)[number]) =>
    t('contract.sign.onPage', { label: label || t(`contract.sign.${kind}`), page });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const wrong = fields.find(({ id }) => missing.some((one) => one.id === id) || lettersOf(id).length > 0);
    const first = wrong ? `field-${wrong.id}` : !signature ? 'signature' : !hasConsented ? 'consent' : null;
    if (first || !signature || !sha256) {
      const element = document.getElementById(first ?? 'signature');
      element?.scrollIntoView({ block: 'center' });
      element?.focus({ preventScroll: true });
      return;
    }
    setBusy(true);
    setFault(null);
    try {
      const filled = fields.flatMap(({ id }) => (isEmpty(id) ? [] : [{ fieldId: id, value: values[id] ?? '' }]));
      const found = await sign(who, { sha256, values: filled, signature });
      onSigned(found);
    } catch (error) {
      if (isProblemError(error) && OVER.has(error.code)) return onOver();
      setFault(problem(error));
      setBusy(false);
    }
  };

  return (
    <Card aria-labelledby="your-part">
      <Form noValidate onSubmit={submit}>
        <h2 id="your-part" style={{ margin: 0 }}>
          {t('contract.sign.yourPart')}
        </h2>
        <p style={{ margin: 0 }}>{t('contract.sign.readFirst')}</p>
        {fields.map((field) => (
          <div key={field.id} id={`field-${field.id}`} tabIndex={-1}>
            {field.kind === 'checkbox' ? (
              <CheckInput
                label={labelOf(field)}
                required={field.isRequired}
                checked={values[field.id] === 'true'}
                faults={faultsOf(field.id)}
                onChange={({ target }) => fill(field.id, target.checked ? 'true' : '')}
              />
            ) : (
              <TextInput
                label={labelOf(field)}
                required={field.isRequired}
                value={values[field.id] ?? ''}
                maxLength={field.kind === 'initials' ? MAX_INITIALS : MAX_FIELD_TEXT}
                faults={faultsOf(field.id)}
                onChange={({ target }) => fill(field.id, target.value)}
              />
            )}
          </div>
        ))}
        <SignatureInput
          name={me.name}
          kept={signature}
          fault={isTried && !signature ? t('contract.sign.signFirst') : null}
          onChange={(given) => put({ signature: given })}
        />
        <div id="consent" tabIndex={-1}>
          <CheckInput
            label={t('contract.sign.consent')}
            required
            checked={hasConsented}
            faults={isTried && !hasConsented ? [t('contract.sign.consentFirst')] : []}
            onChange={({ target }) => setConsented(target.checked)}
          />
        </div>
        {fault && <Fault role="alert">{fault}</Fault>}
        {isKept && <p role="status">{t('contract.sign.laterDone')}</p>}
        <Actions>
          <ActionButton type="submit" disabled={isBusy || sha256 === null}>
            {t('contract.sign.submit')}
          </ActionButton>
          <ActionButton kind="quiet" onClick={() => setKept(true)}>
            {t('contract.sign.later')}
          </ActionButton>
        </Actions>
      </Form>
    </Card>
  );
};
