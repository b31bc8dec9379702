import { styled } from '@mui/material/styles';
import type { CompanyDomainsView } from 'contracts/identity/company-domains/company-domains.views';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { AddDomainForm } from './AddDomainForm.tsx';
import { DomainRow } from './DomainRow.tsx';

const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  margin: '-8px 0 20px',
  padding: 0,
  listStyle: 'none',
  outline: 'none',
  '& > li': { padding: '16px 0', borderBottom: `1px solid ${theme.palette.divider}` },
}));
const Title = styled('p')({ margin: '8px 0 2px', fontSize: '0.9375rem', fontWeight: 600 });
const Lead = styled('p')(({ theme }) => ({
  margin: '0 0 20px',
  fontSize: '0.875rem',
  color: theme.palette.text.secondary,
}));

/** Host names of the company's own, each with what it still needs, and the way to add one. */
export const OwnDomainsPanel = ({ domains: known, mayChange }: { domains: CompanyDomainsView; mayChange: boolean }) => {
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const { domains, productDomain } = known;
  const title = t('identity.domain.ownTitle');
  return (
    <Panel title={title}>
      {domains.length === 0 && <Title>{t('identity.domain.empty.title')}</Title>}
      <Lead>{t(domains.length > 0 ? 'identity.domain.ownLead' : 'identity.domain.empty.detail')}</Lead>
      {domains.length > 0 && (
        <Rows ref={list} tabIndex={-1} aria-label={title}>
          {domains.map((domain) => (
            <DomainRow
              key={domain.id}
              domain={domain}
              target={productDomain}
              mayChange={mayChange}
              onGone={() => list.current?.focus()}
            />
          ))}
        </Rows>
      )}
      {mayChange && <AddDomainForm />}
    </Panel>
  );
};
