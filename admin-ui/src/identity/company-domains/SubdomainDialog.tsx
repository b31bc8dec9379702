import { styled } from '@mui/material/styles';
import type { CompanyDomainsView } from 'contracts/identity/company-domains/company-domains.views';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { typedSubdomain } from 'ui-kit/identity/company-domains/subdomain';
import { fieldErrorsOf } from '#admin-ui/providers/problems';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { InputControl } from '#admin-ui/shared/form/controls';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { useDomainCommand } from './useDomains.ts';

const MIN_LENGTH = 2;
const Points = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  margin: '16px 0 0',
  paddingLeft: 20,
  fontSize: '0.875rem',
  color: theme.palette.text.secondary,
  '& strong': { color: theme.palette.text.primary, overflowWrap: 'anywhere' },
}));

/** Asks for another subdomain, and says what becomes of the old one. */
export const SubdomainDialog = ({ domains, onClose }: { domains: CompanyDomainsView; onClose: () => void }) => {
  const t = useTranslate();
  const id = useId();
  const { subdomain, productDomain } = domains;
  const [typed, setTyped] = useState(subdomain);
  const [fault, setFault] = useState<string | undefined>();
  const rename = useDomainCommand('rename', {
    success: 'identity.domain.renamed',
    onSuccess: onClose,
    onError: (error) => setFault(fieldErrorsOf(error).subdomain ?? error.message),
  });
  const wanted = typed.replace(/-+$/, '');
  const after = wanted + productDomain.slice(subdomain.length);
  const isAnother = wanted.length >= MIN_LENGTH && wanted !== subdomain;
  const label = t('identity.domain.subdomain');
  const hint = t('identity.domain.subdomainHint');

  return (
    <ConfirmDialog
      isOpen
      title={t('identity.domain.renameTitle')}
      confirm={t('identity.domain.rename')}
      isBusy={rename.isPending}
      isUnready={!isAnother}
      onConfirm={() => rename.mutate(wanted)}
      onCancel={onClose}
    >
      <FieldFrame id={id} label={label} hint={hint} fault={fault}>
        <InputControl
          autoFocus
          autoComplete="off"
          spellCheck={false}
          maxLength={63}
          value={typed}
          onChange={(event) => {
            setFault(undefined);
            setTyped(typedSubdomain(event.target.value));
          }}
          {...describedBy(id, { hint, fault })}
        />
      </FieldFrame>
      <Points>
        {isAnother && (
          <>
            <li>
              {t('identity.domain.points.now')} <strong>{after}</strong>
            </li>
            <li>
              {t('identity.domain.points.before')} <strong>{productDomain}</strong>
            </li>
          </>
        )}
        <li>{t('identity.domain.points.kept')}</li>
        <li>{t('identity.domain.points.same')}</li>
      </Points>
    </ConfirmDialog>
  );
};
