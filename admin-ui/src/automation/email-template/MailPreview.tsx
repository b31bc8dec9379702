import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MailPreview as Preview } from 'contracts/automation/email-template/email-template.endpoints';
import { pageIn } from 'contracts/automation/mail/mail-page';
import { useEffect, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Plain, Rendered } from '#admin-ui/automation/mail/MailBody.tsx';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useTagWords } from './useTagWords.ts';

export type Draft = { locale: string; subject: string; content: string };

/** Milliseconds without a key after which the preview follows what is typed. */
const PAUSE = 300;

const Subject = styled('p')(({ theme }) => ({
  margin: '0 0 12px',
  fontWeight: 560,
  overflowWrap: 'anywhere',
  '& small': { display: 'block', fontSize: '0.8125rem', fontWeight: 400, color: theme.palette.text.secondary },
}));
const PlainMail = styled(Plain)(({ theme }) => ({
  padding: '14px 16px',
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: 8,
}));
const Warning = styled('p')(({ theme }) => ({
  margin: '12px 0 0',
  padding: '10px 14px',
  borderRadius: 10,
  fontSize: '0.875rem',
  color: theme.palette.brand.tones.notice.ink,
  background: theme.palette.brand.tones.notice.tint,
}));

type PreviewRequest = Draft & Record<string, unknown>;
export const isWritten = ({ locale, subject, content }: Partial<Draft>): boolean =>
  Boolean(locale && subject?.trim() && content?.trim());

const useSettled = <T,>(value: T): T => {
  const [settled, settle] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};

const forms = ['light', 'dark', 'plain'] as const;
type Form = (typeof forms)[number];

export const RenderedMail = ({ mail }: { mail: Preview }) => {
  const t = useTranslate();
  const tagWords = useTagWords();
  const [form, setForm] = useState<Form>('light');
  const words = 'resources.email-templates.preview.form';
  return (
    <div>
      <Subject>
        <small>{t('resources.email-templates.fields.subject')}</small>
        {mail.subject}
      </Subject>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label={t(`${words}.name`)}
        value={form}
        onChange={(_, next: Form | null) => next && setForm(next)}
        sx={{ mb: 1.5 }}
      >
        {forms.map((each) => (
          <ToggleButton key={each} value={each}>
            {t(`${words}.${each}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {form === 'plain' ? (
        <PlainMail>{mail.text}</PlainMail>
      ) : (
        <Rendered sandbox="" srcDoc={pageIn(mail.html, form)} title={t('resources.email-templates.preview.title')} />
      )}
      {mail.missing.length > 0 && (
        <Warning role="status">
          {t('resources.email-templates.preview.missing', { names: tagWords(mail.missing) })}
        </Warning>
      )}
    </div>
  );
};

/** How a draft will look, a moment after one has stopped typing. `resource`: whose `preview` is asked. */
export const MailPreview = ({ asked, resource = 'email-templates' }: { asked: PreviewRequest; resource?: string }) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const settled = useSettled(JSON.stringify(asked));
  const body = JSON.parse(settled) as PreviewRequest;
  const { data, error } = useQuery({
    queryKey: [resource, 'preview', settled],
    queryFn: async () => (await dataProvider.send<Preview>(resource, { action: 'preview', body })).data,
    enabled: isWritten(body),
    retry: false,
    placeholderData: keepPreviousData,
  });
  if (!isWritten(body))
    return (
      <Typography variant="body2" color="text.secondary">
        {t('resources.email-templates.preview.none')}
      </Typography>
    );
  if (error) return <Warning role="status">{error.message}</Warning>;
  return data ? <RenderedMail mail={data} /> : <Skeleton variant="rounded" height={220} />;
};
