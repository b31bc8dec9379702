import { styled } from '@mui/material/styles';
import type { MailRecipient } from 'contracts/recruiting/candidate-mail/candidate-mail.endpoints';
import { useTranslate } from 'react-admin';

const Root = styled('details')(({ theme }) => ({
  padding: '10px 14px',
  borderRadius: 10,
  border: `1px solid ${theme.palette.divider}`,
  fontSize: '0.875rem',
  '& > summary': { cursor: 'pointer' },
  '& ul': {
    display: 'grid',
    gap: 6,
    maxHeight: 200,
    margin: '10px 0 0',
    padding: 0,
    overflowY: 'auto',
    listStyle: 'none',
  },
  '& li': { overflowWrap: 'anywhere' },
  '& small': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

type Props = { reached: readonly MailRecipient[]; skipped: readonly MailRecipient[] };

/** Who gets the mail; first who does not, and why. */
export const RecipientList = ({ reached, skipped }: Props) => {
  const t = useTranslate();
  const words = 'resources.candidate-mails.recipients';
  return (
    <Root open={skipped.length > 0}>
      <summary>
        {[
          t(`${words}.reached`, { smart_count: reached.length }),
          skipped.length > 0 && t(`${words}.skipped`, { smart_count: skipped.length }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </summary>
      <ul>
        {skipped.map(({ id, name, skipped: code }) => (
          <li key={id}>
            {name ?? t('common.erasedPerson')} <small>{t(`problem.${code}`, { _: code })}</small>
          </li>
        ))}
        {reached.map(({ id, name, to, locale }) => (
          <li key={id}>
            {name}{' '}
            <small>
              {to} · {t(`resources.email-templates.locale.${locale}`)}
            </small>
          </li>
        ))}
      </ul>
    </Root>
  );
};
