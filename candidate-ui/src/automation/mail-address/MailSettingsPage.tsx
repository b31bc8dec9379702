import '#candidate-ui/recruiting/profile/profile.words';
import './mail-address.words.ts';
import styled from '@emotion/styled';
import { CheckInput } from 'ui-kit/form/CheckInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';
import { Page } from '#candidate-ui/layout/Page.tsx';
import { PageSkeleton } from '#candidate-ui/layout/PageSkeleton.tsx';
import { Card } from '#candidate-ui/shared/Card';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { Notice } from '#candidate-ui/shared/Notice.tsx';
import { changeSetting, useMailSettings } from './mail-settings.ts';

const Companies = styled.ul({
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  '& li': { padding: '4px 0', borderTop: `1px solid ${colour.line}`, overflowWrap: 'anywhere' },
  '& small': { display: 'block', margin: '-8px 0 8px 30px', color: colour.inkSoft },
});
const Owed = styled.p({ margin: '16px 0 0', maxWidth: '62ch', color: colour.inkSoft });

/** Which companies send me mails that are not owed: the same as by the links in them (docs/product.md AUT-36). */
export const MailSettingsPage = () => {
  const { t } = useTranslation();
  const { data, error, reload } = useMailSettings();
  if (!data && !error) return <PageSkeleton />;
  return (
    <Page
      title={t('mailAddress.settings.title')}
      lead={t('mailAddress.settings.lead')}
      crumbs={[{ label: t('profile.title'), to: '/c/profile' }]}
    >
      {!data && <Failure error={error} onRetry={reload} />}
      {data?.length === 0 && (
        <Card>
          <Notice
            icon="info"
            title={t('mailAddress.settings.empty.title')}
            detail={t('mailAddress.settings.empty.detail')}
          />
        </Card>
      )}
      {data && data.length > 0 && (
        <Card aria-labelledby="mail-companies" style={{ maxWidth: 680 }}>
          <h2 id="mail-companies">{t('mailAddress.settings.companies')}</h2>
          <Companies>
            {data.map((setting) => (
              <li key={setting.companyId}>
                <CheckInput
                  label={t('mailAddress.settings.get', { company: setting.companyName })}
                  checked={!setting.isUnsubscribed}
                  onChange={({ target }) => void changeSetting(data, { ...setting, isUnsubscribed: !target.checked })}
                />
                <small>{t('mailAddress.settings.address', { address: setting.address })}</small>
              </li>
            ))}
          </Companies>
          <Owed>{t('mailAddress.owed')}</Owed>
        </Card>
      )}
    </Page>
  );
};
