import { styled } from '@mui/material/styles';
import type { MailView } from 'contracts/automation/mail/mail.views';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Panel } from '#admin-ui/shared/Panel.tsx';

const Rendered = styled('iframe')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'min(60dvh, 520px)',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
  background: '#fff',
  colorScheme: 'light',
}));
const Plain = styled('pre')({ margin: 0, font: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
const Tabs = styled('div')(({ theme }) => ({
  display: 'flex',
  padding: 3,
  borderRadius: 9,
  background: theme.palette.brand.sunken,
  '& button': {
    padding: '4px 12px',
    minHeight: 30,
    border: 0,
    borderRadius: 7,
    font: 'inherit',
    fontSize: '0.8125rem',
    color: theme.palette.text.secondary,
    background: 'transparent',
    cursor: 'pointer',
  },
  '& button[aria-pressed="true"]': { color: theme.palette.text.primary, background: theme.palette.background.paper },
}));

type Form = 'text' | 'rendered';

/** What a mail says: as plain text, or as its reader sees it, in a frame that may do nothing. */
export const MailBody = ({ mail }: { mail: Pick<MailView, 'text' | 'html'> }) => {
  const t = useTranslate();
  const [form, setForm] = useState<Form>('text');
  const isErased = mail.text === null && mail.html === null;
  const forms = (
    <Tabs>
      {(['text', 'rendered'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={form === each} onClick={() => setForm(each)}>
          {t(`automation.mail.${each}`)}
        </button>
      ))}
    </Tabs>
  );
  return (
    <Panel title={t('automation.mail.message')} actions={mail.html !== null && forms}>
      {isErased && <em>{t('automation.mail.erased')}</em>}
      {form === 'rendered' && mail.html !== null ? (
        <Rendered sandbox="" srcDoc={mail.html} title={t('automation.mail.rendered')} />
      ) : (
        mail.text !== null && <Plain>{mail.text}</Plain>
      )}
    </Panel>
  );
};
