import { styled } from '@mui/material/styles';
import type { ContractPreview } from 'contracts/recruiting/contract/contract.endpoints';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  gap: '4px 16px',
  margin: '0 0 16px',
  fontSize: '0.875rem',
  '& dt': { color: theme.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

type Props = Pick<ContractPreview, 'expiresInDays' | 'remindEveryDays' | 'message'> & { children?: ReactNode };

/** How long people have to sign, how often they are reminded, and what the mail says. */
export const PreviewFacts = ({ expiresInDays, remindEveryDays, message, children }: Props) => {
  const t = useTranslate();
  return (
    <Facts>
      {children}
      <dt>{t('resources.contracts.fields.expiresInDays')}</dt>
      <dd>{expiresInDays}</dd>
      <dt>{t('resources.contracts.fields.remindEveryDays')}</dt>
      <dd>{remindEveryDays ?? t('resources.contracts.preview.noReminders')}</dd>
      {message && (
        <>
          <dt>{t('resources.contracts.fields.message')}</dt>
          <dd>{message}</dd>
        </>
      )}
    </Facts>
  );
};
