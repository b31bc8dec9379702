import { styled } from '@mui/material/styles';
import { isOpenContract } from 'contracts/recruiting/contract/contract.choices';
import type { ContractView } from 'contracts/recruiting/contract/contract.entity';
import { useTranslate } from 'react-admin';
import { AddressMarks } from '#admin-ui/automation/mail-address/AddressMarks.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { ContractPages } from './ContractPages.tsx';
import { SignerStatusChip } from './contract-status.ts';
import { SignerActions } from './SignerActions.tsx';
import { TrailPanel } from './TrailPanel.tsx';

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px', padding: '12px 0' },
  '& > li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& > li > div:first-of-type': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  '& time': { fontSize: '0.875rem', color: theme.palette.text.secondary },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

const Signers = ({ record }: { record: ContractView }) => {
  const t = useTranslate();
  const { signers, progress, status, isOrdered } = record;
  if (!signers) return null;
  return (
    <Panel title={t('resources.contracts.signers')}>
      <p style={{ margin: '0 0 4px', fontSize: '0.875rem' }}>
        {t(isOrdered ? 'resources.contracts.inOrder' : 'resources.contracts.atOnce')}
      </p>
      <List>
        {signers.map((signer) => {
          const one = progress.find(({ signerId }) => signerId === signer.id);
          const at = one?.signedAt ?? one?.viewedAt ?? one?.askedAt;
          return (
            <li key={signer.id}>
              <div>
                <strong>{signer.name}</strong> · {signer.role}
                <small>{signer.email}</small>
                {isOpenContract(status) && one?.isCodeAwaited && (
                  <strong>{t('resources.contracts.code.awaited')}</strong>
                )}
              </div>
              {one && <SignerStatusChip status={one.status} />}
              {at && <When at={at} />}
              <AddressMarks address={signer.email.toLowerCase()} />
              {isOpenContract(status) && one && one.status !== 'signed' && (
                <SignerActions record={record} signer={signer} progress={one} />
              )}
            </li>
          );
        })}
      </List>
    </Panel>
  );
};

/** Who signs and how far they are, and the document. */
export const ContractPanels = ({ record }: { record: ContractView }) => {
  const t = useTranslate();
  const { id, erased, finished, document, title } = record;
  if (erased) return null;
  return (
    <>
      <Signers record={record} />
      <Panel title={t('resources.contracts.document')}>
        <ContractPages
          path={`contracts/${id}/document`}
          body={{ which: finished ? 'finished' : 'shown' }}
          version={finished?.sha256 ?? document.sha256}
          name={title ?? ''}
        />
      </Panel>
      <TrailPanel record={record} />
    </>
  );
};
