import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { MailView } from 'contracts/automation/mail/mail.views';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Panel } from '#admin-ui/shared/Panel.tsx';

export const Rendered = styled('iframe')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'min(60dvh, 520px)',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
  background: '#fff',
  colorScheme: 'light',
}));
export const Plain = styled('pre')({ margin: 0, font: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

type Form = 'text' | 'rendered';

/** What a mail says: as plain text, or as its reader sees it, in a frame that may do nothing. */
export const MailBody = ({ record: mail }: { record: MailView }) => {
  const t = useTranslate();
  const [form, setForm] = useState<Form>('text');
  const isErased = mail.text === null && mail.html === null;
  const forms = (
    <ToggleButtonGroup size="small" exclusive value={form} onChange={(_, next: Form | null) => next && setForm(next)}>
      {(['text', 'rendered'] as const).map((each) => (
        <ToggleButton key={each} value={each}>
          {t(`resources.mails.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
  return (
    <Panel title={t('resources.mails.message')} actions={mail.html !== null && forms}>
      {isErased && <em>{t('resources.mails.erased')}</em>}
      {form === 'rendered' && mail.html !== null ? (
        <Rendered sandbox="" srcDoc={mail.html} title={t('resources.mails.rendered')} />
      ) : (
        mail.text !== null && <Plain>{mail.text}</Plain>
      )}
    </Panel>
  );
};
