import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import OpenInNew from '@mui/icons-material/OpenInNew';
import StarOutline from '@mui/icons-material/StarOutline';
import VerifiedOutlined from '@mui/icons-material/VerifiedOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { OwnDomainView } from 'contracts/identity/company-domains/company-domains.views';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { ToneChip } from '#admin-ui/shared/StatusChip.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { addressAt } from './address-at.ts';
import { DomainRecords } from './DomainRecords.tsx';
import { useDomainCommand } from './useDomains.ts';

const Root = styled('li')({ display: 'grid', gap: 12 });
const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  '& h3': { margin: 0, fontSize: '0.9375rem', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { flexBasis: '100%', fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Fault = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '10px 14px',
  borderRadius: 10,
  fontSize: '0.875rem',
  color: theme.palette.brand.tones.danger.ink,
  background: theme.palette.brand.tones.danger.tint,
}));

type Props = { domain: OwnDomainView; target: string; mayChange: boolean; onGone: () => void };

/** One host name of the company's own: whether it is verified, what DNS must say, and what can be done with it. */
export const DomainRow = ({ domain, target, mayChange, onGone }: Props) => {
  const t = useTranslate();
  const { id, host, addedAt, verifiedAt, isPrimary } = domain;
  const [fault, setFault] = useState<string | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const check = useDomainCommand('verify', {
    success: 'identity.domain.verifiedNow',
    onSuccess: () => setFault(null),
    onError: ({ message }) => setFault(message),
  });
  const choose = useDomainCommand('choose', { success: 'identity.domain.chosen' });
  const remove = useDomainCommand('remove', {
    success: 'identity.domain.removed',
    onSuccess: onGone,
    onError: ({ message }) => {
      setRemoving(false);
      setFault(message);
    },
  });
  const isWaiting = verifiedAt === null;

  return (
    <Root>
      <Head>
        <h3>{host}</h3>
        {isWaiting ? (
          <ToneChip tone="notice" icon={HourglassEmpty} label={t('identity.domain.waiting')} />
        ) : (
          <ToneChip tone="success" icon={VerifiedOutlined} label={t('identity.domain.verified')} />
        )}
        {isPrimary && <ToneChip tone="info" icon={StarOutline} label={t('identity.domain.primary')} />}
        <small>
          {t(isWaiting ? 'identity.domain.added' : 'identity.domain.verifiedAt')}{' '}
          <When at={verifiedAt ?? addedAt} withTime />
        </small>
      </Head>
      {(isWaiting || isOpen) && <DomainRecords domain={domain} target={target} />}
      {fault && <Fault role="alert">{fault}</Fault>}
      <Buttons>
        {mayChange && isWaiting && (
          <Button size="small" variant="contained" disabled={check.isPending} onClick={() => check.mutate(id)}>
            {t(check.isPending ? 'identity.domain.checking' : 'identity.domain.check')}
          </Button>
        )}
        {!isWaiting && (
          <>
            <Button
              size="small"
              variant="outlined"
              startIcon={<OpenInNew />}
              href={addressAt(host)}
              target="_blank"
              rel="noopener"
              aria-label={t('identity.domain.openNamed', { host })}
            >
              {t('identity.domain.open')}
            </Button>
            <Button size="small" variant="outlined" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t(isOpen ? 'identity.domain.hideRecords' : 'identity.domain.showRecords')}
            </Button>
          </>
        )}
        {mayChange && !isWaiting && (
          <Button
            size="small"
            variant="outlined"
            disabled={choose.isPending}
            onClick={() => choose.mutate(isPrimary ? null : id)}
          >
            {t(isPrimary ? 'identity.domain.unchoose' : 'identity.domain.choose')}
          </Button>
        )}
        {mayChange && (
          <Button
            size="small"
            variant="outlined"
            aria-label={t('identity.domain.removeNamed', { host })}
            onClick={() => setRemoving(true)}
          >
            {t('identity.domain.remove')}
          </Button>
        )}
      </Buttons>
      <ConfirmDialog
        isOpen={isRemoving}
        title={t('identity.domain.removeTitle', { host })}
        confirm={t('identity.domain.remove')}
        isDangerous
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate(id)}
        onCancel={() => setRemoving(false)}
      >
        {t(isWaiting ? 'identity.domain.removeWaiting' : 'identity.domain.removeVerified')}
      </ConfirmDialog>
    </Root>
  );
};
