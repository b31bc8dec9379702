import { useTranslation } from '#candidate-ui/i18n/useTranslation';
import { PlainFrame } from '#candidate-ui/layout/PlainFrame.tsx';
import { ActionLink } from '#candidate-ui/shared/ActionButton.tsx';
import { DoneCard } from '#candidate-ui/shared/DoneCard.tsx';
import { Lead } from '#candidate-ui/shared/Lead';
import { PageTitle } from '#candidate-ui/shared/PageTitle.tsx';

/** The end of an account. */
export const AccountErasedPage = () => {
  const { t } = useTranslation();
  return (
    <PlainFrame>
      <DoneCard>
        <PageTitle title={t('profile.erased.title')} />
        <Lead>{t('profile.erased.lead')}</Lead>
        <ActionLink kind="quiet" to="/a/login">
          {t('profile.erased.action')}
        </ActionLink>
      </DoneCard>
    </PlainFrame>
  );
};
