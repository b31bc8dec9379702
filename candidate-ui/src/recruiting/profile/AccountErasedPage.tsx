import './profile.words.ts';
import { ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Lead } from 'ui-kit/page/Lead';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { PlainFrame } from 'ui-kit/page/PlainFrame.tsx';
import { DoneCard } from '#candidate-ui/shared/DoneCard.tsx';

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
