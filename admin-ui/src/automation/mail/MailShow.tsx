import { styled } from '@mui/material/styles';
import type { MailView } from 'contracts/automation/mail/mail.views';
import { useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { Facts, Panel } from '#admin-ui/shared/Panel.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { MailStatusChip } from './MailStatusChip.tsx';
import { MAILS } from './mail-paths.ts';

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

const useCrumbs = () => {
  const t = useTranslate();
  return [{ label: t('layout.area.development') }, { label: t('automation.mail.title'), to: `/${MAILS}` }];
};

/** A mail as its reader gets it, in a frame that may do nothing, and as plain text. */
export const MailShow = () => {
  const t = useTranslate();
  const crumbs = useCrumbs();
  return (
    <RecordPage<MailView> resource={MAILS} crumbs={crumbs} title="automation.mail.one">
      {(mail) => (
        <Page
          title={mail.subject ?? t('automation.mail.erased')}
          crumbs={crumbs}
          badge={<MailStatusChip status={mail.status} />}
          narrow
        >
          <div style={{ display: 'grid', gap: 16 }}>
            <Panel title={t('automation.mail.facts')}>
              <Facts>
                <dt>{t('automation.mail.field.to')}</dt>
                <dd>
                  <PersonName name={mail.to} />
                </dd>
                <dt>{t('automation.mail.field.createdAt')}</dt>
                <dd>
                  <When at={mail.createdAt} withTime />
                </dd>
              </Facts>
            </Panel>
            {mail.html !== null && (
              <Panel title={t('automation.mail.rendered')}>
                <Rendered sandbox="" srcDoc={mail.html} title={t('automation.mail.rendered')} />
              </Panel>
            )}
            {mail.text !== null && (
              <Panel title={t('automation.mail.text')}>
                <Plain>{mail.text}</Plain>
              </Panel>
            )}
          </div>
        </Page>
      )}
    </RecordPage>
  );
};
