import type { MailView } from 'contracts/automation/mail/mail.views';
import { useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { Facts, Panel } from '#admin-ui/shared/Panel.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { MailBody } from './MailBody.tsx';
import { MailStatusChip } from './MailStatusChip.tsx';
import { MAILS } from './mail-paths.ts';

const useCrumbs = () => {
  const t = useTranslate();
  return [{ label: t('layout.area.development') }, { label: t('automation.mail.title'), to: `/${MAILS}` }];
};

/** One mail: to whom, when, what it says. */
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
            <MailBody mail={mail} />
          </div>
        </Page>
      )}
    </RecordPage>
  );
};
