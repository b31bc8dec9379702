import { styled } from '@mui/material/styles';
import type { OwnDomainView } from 'contracts/identity/company-domains/company-domains.views';
import { useTranslate } from 'react-admin';
import { CopyText } from './CopyText.tsx';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 16,
  borderRadius: 10,
  fontSize: '0.875rem',
  background: theme.palette.action.hover,
  '& p': { margin: 0 },
  '& dl': {
    display: 'grid',
    gridTemplateColumns: 'minmax(56px, auto) minmax(0, 1fr)',
    alignItems: 'baseline',
    gap: '6px 16px',
    margin: 0,
  },
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { minWidth: 0, margin: 0 },
}));

/** What to write into DNS: the record that verifies a domain, and the one that leads its visitors here. */
export const DomainRecords = ({ domain, target }: { domain: OwnDomainView; target: string }) => {
  const t = useTranslate();
  const { host, record, verifiedAt } = domain;
  const word = (key: string) => t(`identity.domain.record.${key}`);
  return (
    <Box>
      {verifiedAt === null && (
        <>
          <p>{word('verify')}</p>
          <dl>
            <dt>{word('type')}</dt>
            <dd>TXT</dd>
            <dt>{word('name')}</dt>
            <dd>
              <CopyText text={record.name} label={word('name')} />
            </dd>
            <dt>{word('value')}</dt>
            <dd>
              <CopyText text={record.value} label={word('value')} />
            </dd>
          </dl>
        </>
      )}
      <p>{t('identity.domain.record.lead', { host })}</p>
      <dl>
        <dt>{word('type')}</dt>
        <dd>CNAME</dd>
        <dt>{word('target')}</dt>
        <dd>
          <CopyText text={target} label={word('target')} />
        </dd>
      </dl>
    </Box>
  );
};
