import './profile.words.ts';
import '#candidate-ui/automation/mail-address/mail-address.words';
import '#candidate-ui/recruiting/marketplace/marketplace.words';
import styled from '@emotion/styled';
import { ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { colour } from 'ui-kit/theme/colours';
import { UnverifiedNotice } from '#candidate-ui/identity/email-address/UnverifiedNotice.tsx';
import { useMe } from '#candidate-ui/identity/session/me';
import { Page } from '#candidate-ui/layout/Page.tsx';
import { PageSkeleton } from '#candidate-ui/layout/PageSkeleton.tsx';
import { Card } from '#candidate-ui/shared/Card';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { Completeness } from './Completeness.tsx';
import { DownloadMyData } from './DownloadMyData.tsx';
import { useMyDocuments } from './documents.ts';
import { EraseMyAccount } from './EraseMyAccount.tsx';
import { MyDocuments } from './MyDocuments.tsx';
import { MyPicture } from './MyPicture.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { useProfile } from './profile.ts';
import { SectionCard } from './SectionCard.tsx';
import { completeness, sections } from './sections.ts';

const Detail = styled.p({ margin: '8px 0 14px', color: colour.inkSoft });
const Sections = styled.div({ display: 'grid', gap: 20, maxWidth: 680 });

/** What I say of myself, and what I may ask of those who keep it. */
export const ProfilePage = () => {
  const { t } = useTranslation();
  const { data: me, error: meError, reload: reloadMe } = useMe();
  const { data: profile, error, reload } = useProfile();
  const { data: documents } = useMyDocuments();
  if (!me && meError) return <Failure error={meError} onRetry={reloadMe} />;
  if (!me || (profile === undefined && !error)) return <PageSkeleton />;
  return (
    <Page title={t('profile.title')} lead={t('profile.lead')}>
      <Sections>
        <UnverifiedNotice />
        {profile !== undefined && <Completeness percent={completeness(profile, documents?.length ?? 0)} />}
        <Card aria-labelledby="personal">
          <h2 id="personal">{t('profile.personal')}</h2>
          <MyPicture me={me} />
          {profile === undefined ? (
            <Failure error={error} onRetry={reload} />
          ) : (
            <ProfileForm key={profile?.version} profile={profile} me={me} />
          )}
        </Card>
        {profile !== undefined &&
          sections.map((section) => <SectionCard key={section.name} section={section} profile={profile} />)}
        <Card aria-labelledby="documents">
          <h2 id="documents">{t('profile.documents.title')}</h2>
          <MyDocuments />
        </Card>
        <Card aria-labelledby="resume">
          <h2 id="resume">{t('profile.resume.title')}</h2>
          <Detail>{t('profile.resume.detail')}</Detail>
          <ActionLink kind="quiet" to="/c/profile/resume-optimizer">
            {t('profile.resume.open')}
          </ActionLink>
        </Card>
        <Card aria-labelledby="marketplace">
          <h2 id="marketplace">{t('marketplace.title')}</h2>
          <Detail>{t('marketplace.detail')}</Detail>
          <ActionLink kind="quiet" to="/c/profile/marketplace">
            {t('marketplace.open')}
          </ActionLink>
        </Card>
        <Card aria-labelledby="mails">
          <h2 id="mails">{t('mailAddress.settings.title')}</h2>
          <Detail>{t('mailAddress.settings.detail')}</Detail>
          <ActionLink kind="quiet" to="/c/profile/mails">
            {t('mailAddress.settings.open')}
          </ActionLink>
        </Card>
        <Card aria-labelledby="security">
          <h2 id="security">{t('security.title')}</h2>
          <Detail>{t('security.openDetail')}</Detail>
          <ActionLink kind="quiet" to="/c/profile/security">
            {t('security.open')}
          </ActionLink>
        </Card>
        <Card aria-labelledby="my-data">
          <h2 id="my-data">{t('profile.data.title')}</h2>
          <DownloadMyData />
          <EraseMyAccount />
        </Card>
      </Sections>
    </Page>
  );
};
