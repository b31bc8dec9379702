import Alert from '@mui/material/Alert';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { ErasureCertificateView } from 'contracts/recruiting/candidate/candidate.erasure';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useActorName } from '#admin-ui/reporting/audit/useActorName';
import { useHistoryNames } from '#admin-ui/reporting/audit/useHistoryNames';
import { Facts } from '#admin-ui/shared/Panel.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { certificatePath } from './certificate-path.ts';

/** On paper there is the certificate alone, black on white whatever the screen is. */
const ON_PAPER = {
  '@media print': {
    '@page': { margin: '18mm' },
    'body *': { visibility: 'hidden' },
    '#certificate, #certificate *': { visibility: 'visible', color: '#000 !important', background: 'none !important' },
    '#certificate': { position: 'absolute', inset: '0 0 auto', border: '0 !important', padding: '0 !important' },
  },
} as const;

const Sheet = styled('article')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  padding: 'clamp(20px, 4vw, 40px)',
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  fontSize: '0.9375rem',
  '& h2': { margin: '0 0 8px', fontSize: '1rem' },
  '& p': { margin: 0, maxWidth: '70ch' },
  '& code': { fontSize: '0.8125rem', overflowWrap: 'anywhere' },
  '& section': { breakInside: 'avoid' },
}));
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th, & td': { padding: '7px 12px 7px 0', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& thead th': { fontWeight: 560, color: theme.palette.text.secondary },
  '& tbody th': { width: '34%', fontWeight: 560 },
  '& tbody tr': { borderTop: `1px solid ${theme.palette.divider}`, breakInside: 'avoid' },
  '& td[data-number]': { width: 90, textAlign: 'right', paddingRight: 0 },
  '& th[data-number]': { textAlign: 'right', paddingRight: 0 },
}));

/** What is gone, and what stays and why: one table in docs/product.md REC-37. */
const gone = ['record', 'comments', 'candidateNotes', 'hires', 'contracts', 'mails', 'search'] as const;
const staying = ['events', 'staff', 'contracts', 'notes', 'profile', 'backups'] as const;

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

const useWords = () => {
  const t = useTranslate();
  return (key: string, options?: object) => t(`resources.erasure-certificates.${key}`, options);
};

/** What is said of each part. */
const Parts = ({ parts, of }: { parts: readonly string[]; of: 'gone' | 'stays' }) => {
  const word = useWords();
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{word('what')}</th>
          <th scope="col">{word(of === 'gone' ? 'how' : 'why')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part}>
            <th scope="row">{word(`${of}.${part}.what`)}</th>
            <td>{word(`${of}.${part}.why`)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

/** Each document that stays, by its number, and why. */
const Documents = ({ documents }: Pick<ErasureCertificateView, 'documents'>) => {
  const word = useWords();
  if (documents.length === 0) return <p>{word('documents.none')}</p>;
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{word('documents.one')}</th>
          <th scope="col">{word('why')}</th>
        </tr>
      </thead>
      <tbody>
        {documents.map(({ id, signedAt, sha256 }) => (
          <tr key={id}>
            <th scope="row">
              {word('documents.contract')}
              <br />
              <code>{id}</code>
            </th>
            <td>
              {word('documents.signed')} <When at={signedAt} withTime />. {word('stays.contracts.why')}
              <br />
              <code>SHA-256 {sha256}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

/** Events of the history by kind, and how many. */
const Counts = ({ events, title }: { events: ErasureCertificateView['erased']; title: string }) => {
  const word = useWords();
  const { eventName } = useHistoryNames();
  if (events.length === 0) return null;
  return (
    <Section title={title}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{word('event')}</th>
            <th scope="col" data-number="">
              {word('count')}
            </th>
          </tr>
        </thead>
        <tbody>
          {events.map((told) => (
            <tr key={`${told.entity} ${told.event}`}>
              <td>{eventName(told)}</td>
              <td data-number="">{told.count}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
};

export const Certificate = ({ certificate }: { certificate: ErasureCertificateView }) => {
  const word = useWords();
  const actorName = useActorName();
  const { id, candidateId, company, erasedAt, checkedAt, isUnreadable, erased, kept, proof, documents, others } =
    certificate;
  const check = proof.length > 0 ? 'isProofAlone' : 'isUnreadable';
  const actor = actorName({ ...certificate, entity: 'candidate', event: 'CandidateErased' });
  return (
    <Sheet id="certificate">
      <GlobalStyles styles={ON_PAPER} />
      <p>{word('intro', { company })}</p>
      <Facts>
        <dt>{word('number')}</dt>
        <dd>
          <code>{id}</code>
        </dd>
        <dt>{word('record')}</dt>
        <dd>
          <code>{candidateId}</code>
        </dd>
        <dt>{word('erasedAt')}</dt>
        <dd>
          <When at={erasedAt} withTime />
        </dd>
        <dt>{word('by')}</dt>
        <dd>{actor}</dd>
        <dt>{word('checkedAt')}</dt>
        <dd>
          <When at={checkedAt} withTime />
        </dd>
      </Facts>
      <Alert severity={isUnreadable ? 'success' : 'error'}>{word(isUnreadable ? check : 'isReadable')}</Alert>
      <Section title={word('goneTitle')}>
        <Parts parts={gone} of="gone" />
      </Section>
      <Section title={word('staysTitle')}>
        <Parts parts={staying} of="stays" />
      </Section>
      <Section title={word('documents.title')}>
        <Documents documents={documents} />
      </Section>
      <Counts events={erased} title={word('erasedEvents')} />
      <Counts events={kept} title={word('keptEvents')} />
      <Counts events={proof} title={word('proofEvents')} />
      {others.length > 0 && (
        <Section title={word('others')}>
          {others.map((other) => (
            <p key={other.id}>
              <Link to={certificatePath(other.candidateId)}>
                <code>{other.id}</code>
              </Link>
            </p>
          ))}
        </Section>
      )}
      <p>
        <small>{word('check', { address: `${window.location.origin}/t${certificatePath(candidateId)}` })}</small>
      </p>
    </Sheet>
  );
};
