import { isOpenContract, MAX_CODE_LENGTH } from 'contracts/recruiting/contract/contract.choices';
import { linkToken } from 'ui-kit/page/link-token';
import './contract.words.ts';
import styled from '@emotion/styled';
import { isProblemError } from 'contracts/client/problem-error';
import { type FormEvent, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { TextInput } from 'ui-kit/form/TextInput.tsx';
import { formatDateTime } from 'ui-kit/format/formats';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Wordmark } from 'ui-kit/page/BrandMark.tsx';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { colour } from 'ui-kit/theme/colours';
import { Card } from '#candidate-ui/shared/Card';
import { Notice } from '#candidate-ui/shared/Notice.tsx';
import { Skeleton } from '#candidate-ui/shared/Skeleton.tsx';
import { contractIn, open, pdfOf, save, type ToSign, type Who } from './contracts.ts';
import { forget, forgetOver, keptOf } from './kept.ts';
import { DeclineDialog, HandOnDialog } from './SignDialogs.tsx';
import { SignDocument } from './SignDocument.tsx';
import { SignForm } from './SignForm.tsx';
import { useContractProblem } from './useContractProblem.ts';

const Frame = styled.main({ width: '100%', maxWidth: 860, margin: '0 auto', padding: '20px 16px 72px' });
const Home = styled.div({ marginBottom: 24 });
const Lead = styled.p({ margin: '6px 0 12px', maxWidth: '62ch', color: colour.inkSoft, overflowWrap: 'anywhere' });
const Stack = styled.div({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' });
const Quiet = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 12 });
const Message = styled.blockquote({
  margin: '0 0 20px',
  padding: '12px 16px',
  borderRadius: 10,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  background: colour.sunken,
});

const CodeForm = ({ fault, onCode }: { fault: string | null; onCode: (code: string) => void }) => {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) onCode(code.trim());
  };
  return (
    <>
      <PageTitle title={t('contract.sign.codeTitle')} />
      <Lead>{t('contract.sign.codeDetail')}</Lead>
      <Card>
        <form onSubmit={submit} style={{ display: 'grid', gap: 16, justifyItems: 'start' }}>
          <TextInput
            label={t('contract.sign.code')}
            value={code}
            required
            autoComplete="off"
            maxLength={MAX_CODE_LENGTH}
            faults={fault ? [fault] : []}
            onChange={({ target }) => setCode(target.value)}
          />
          <ActionButton type="submit">{t('contract.sign.open')}</ActionButton>
        </form>
      </Card>
    </>
  );
};

/** What has become of it, where there is nothing to sign any more, or not yet. */
const Outcome = ({ who, contract }: { who: Who; contract: ToSign }) => {
  const { t } = useTranslation();
  const problem = useContractProblem();
  const [fault, setFault] = useState<string | null>(null);
  const { status, me, isFinished, companyName: company, title } = contract;
  const download = (which: 'shown' | 'finished') =>
    pdfOf(who, which).then(
      (bytes) => save(bytes, title),
      (error) => setFault(problem(error)),
    );
  if (isFinished)
    return (
      <Notice
        icon="check"
        title={t('contract.sign.finishedTitle')}
        detail={fault ?? t('contract.sign.finished')}
        role="status"
      >
        <ActionButton onClick={() => download('finished')}>{t('contract.sign.download')}</ActionButton>
      </Notice>
    );
  /** Whoever has signed before it came to an end, or waits for the others. */
  const own = me.status === 'signed' && (
    <>
      <ActionButton kind="quiet" onClick={() => download('shown')}>
        {t('contract.sign.whatISigned')}
      </ActionButton>
      {fault && <p role="alert">{fault}</p>}
    </>
  );
  if (status === 'declined' || status === 'expired' || status === 'voided')
    return (
      <Notice
        icon="info"
        title={t(`contract.sign.${status}Title`)}
        detail={t(`contract.sign.${status}`, { company })}
        role="status"
      >
        {own}
      </Notice>
    );
  const is = me.status === 'signed' ? 'signed' : 'wait';
  return (
    <Notice
      icon={is === 'signed' ? 'check' : 'info'}
      title={t(`contract.sign.${is}Title`)}
      detail={t(`contract.sign.${is}`)}
      role="status"
    >
      {own}
    </Notice>
  );
};

type OpenedProps = { who: Who; contract: ToSign; onChange: (found: ToSign) => void; onReload: () => void };
const Opened = ({ who, contract, onChange, onReload }: OpenedProps) => {
  const { t, locale } = useTranslation();
  const { contractId, me, companyName: company, title, message, others, expiresAt, isMyTurn } = contract;
  const [entered, setEntered] = useState(() => keptOf({ contractId, signerId: me.id }));
  const [shown, setShown] = useState<string | null>(null);
  // What was entered and drawn below stays while the document is read again.
  const [hasShown, setHasShown] = useState(false);
  const [asked, ask] = useState<'decline' | 'hand-on' | null>(null);
  const [isHanded, setHanded] = useState(false);
  // Signed here or elsewhere, declined, handed on, ended: nothing is to be entered any more.
  const hasEnded = !isOpenContract(contract.status);
  useEffect(() => {
    if (hasEnded) forget(contractId);
    else if (me.status === 'signed') forget(contractId, me.id);
  }, [hasEnded, contractId, me]);
  const show = (sha256: string | null) => {
    setShown(sha256);
    if (sha256) setHasShown(true);
  };
  if (isHanded)
    return (
      <Notice icon="check" title={t('contract.sign.handedTitle')} detail={t('contract.sign.handed')} role="status" />
    );
  return (
    <>
      <PageTitle title={isMyTurn ? t('contract.sign.title') : title} />
      {isMyTurn && (
        <>
          <Lead>
            {t('contract.sign.lead', { company, name: me.name, title, role: me.role })}{' '}
            {t('contract.sign.until', { time: formatDateTime(expiresAt, locale) })}
            {others.length > 0 &&
              ` ${t('contract.sign.others', { names: others.map(({ name, role }) => `${name} (${role})`).join(', ') })}`}
          </Lead>
          {message && <Message>{message}</Message>}
        </>
      )}
      {isMyTurn ? (
        <Stack>
          <section aria-label={t('contract.sign.document')}>
            <SignDocument who={who} contract={contract} values={entered.values} onShown={show} />
          </section>
          {hasShown && (
            <SignForm
              who={who}
              contract={contract}
              sha256={shown}
              entered={entered}
              onEntered={setEntered}
              onSigned={onChange}
              onOver={onReload}
            />
          )}
          <Quiet>
            <ActionButton kind="quiet" onClick={() => ask('hand-on')}>
              {t('contract.sign.handOn')}
            </ActionButton>
            <ActionButton kind="quiet" onClick={() => ask('decline')}>
              {t('contract.sign.decline')}
            </ActionButton>
          </Quiet>
        </Stack>
      ) : (
        <Outcome who={who} contract={contract} />
      )}
      {asked === 'decline' && (
        <DeclineDialog
          who={who}
          company={company}
          onClose={() => ask(null)}
          onDone={(found) => {
            ask(null);
            onChange(found);
          }}
        />
      )}
      {asked === 'hand-on' && (
        <HandOnDialog
          who={who}
          onClose={() => ask(null)}
          onDone={() => {
            forget(contractId, me.id);
            setHanded(true);
          }}
        />
      )}
    </>
  );
};

const NEEDS_CODE = new Set([
  'contract-code-required',
  'contract-code-wrong',
  'contract-code-locked',
  'contract-code-awaited',
]);
const INVALID = new Set(['contract-link-invalid', 'validation-failed']);
type State = { is: 'checking' } | { is: 'open'; contract: ToSign } | { is: 'refused'; code: string; error: unknown };

/** Where somebody reads and signs a contract, by the link in their mail (docs/product.md SIG-7). */
export const SignPage = () => {
  const { t } = useTranslation();
  const problem = useContractProblem();
  const token = linkToken(useLocation().hash);
  const [code, setCode] = useState<string | null>(null);
  const [state, setState] = useState<State>({ is: 'checking' });
  const look = useCallback(
    (given: string | null) => {
      setCode(given);
      open({ token, code: given }).then(
        (contract) => setState({ is: 'open', contract }),
        (error: unknown) => {
          const refused = isProblemError(error) ? error.code : 'internal-error';
          if (refused === 'contract-link-invalid') forget(contractIn(token));
          setState({ is: 'refused', code: refused, error });
        },
      );
    },
    [token],
  );
  useEffect(() => look(null), [look]);
  useEffect(() => forgetOver(new Date()), []);
  const who = { token, code };
  return (
    <Frame>
      <Home>
        <Wordmark />
      </Home>
      {state.is === 'checking' && (
        <div role="status" aria-label={t('contract.sign.checking')}>
          <Skeleton style={{ height: 32, width: '60%', marginBottom: 16 }} />
          <Skeleton style={{ height: 320 }} />
        </div>
      )}
      {state.is === 'open' && (
        <Opened
          who={who}
          contract={state.contract}
          onChange={(contract) => setState({ is: 'open', contract })}
          onReload={() => look(code)}
        />
      )}
      {state.is === 'refused' && NEEDS_CODE.has(state.code) && (
        <CodeForm fault={state.code === 'contract-code-required' ? null : problem(state.error)} onCode={look} />
      )}
      {state.is === 'refused' && INVALID.has(state.code) && (
        <>
          <PageTitle key="invalid" title={t('contract.sign.invalidTitle')} />
          <Lead>{t('contract.sign.invalid')}</Lead>
        </>
      )}
      {state.is === 'refused' && !INVALID.has(state.code) && !NEEDS_CODE.has(state.code) && (
        <>
          <PageTitle key="failed" title={t('shell.failed')} />
          <Lead>{problem(state.error)}</Lead>
          <ActionButton kind="quiet" onClick={() => look(code)}>
            {t('shell.retry')}
          </ActionButton>
        </>
      )}
    </Frame>
  );
};
