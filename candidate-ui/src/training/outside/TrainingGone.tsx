import './outside.words.ts';
import { ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Page } from '#candidate-ui/layout/Page.tsx';
import { Card } from '#candidate-ui/shared/Card';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { Notice } from '#candidate-ui/shared/Notice.tsx';

/** In the place of a training that cannot be read, or that is none of mine. */
export const TrainingGone = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation();
  return (
    <Page title={t('outside.mine.title')}>
      <Card>
        {error ? (
          <Failure error={error} onRetry={onRetry} />
        ) : (
          <Notice icon="info" title={t('outside.gone')} detail={t('outside.goneDetail')}>
            <ActionLink to="/c/trainings">{t('outside.mine.title')}</ActionLink>
          </Notice>
        )}
      </Card>
    </Page>
  );
};
