import styled from '@emotion/styled';
import type { MyApplicationView } from 'contracts/recruiting/application/application.views';
import { ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { formatDate } from 'ui-kit/format/formats';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useLocale } from 'ui-kit/preferences/preferences';
import { colour } from 'ui-kit/theme/colours';
import { StatusTag } from './StatusTag.tsx';

const Root = styled.div({
  display: 'grid',
  gap: 10,
  justifyItems: 'start',
  '& > p': { color: colour.inkSoft },
});

/** One application for each person and job: nothing is lost by having asked twice. */
export const AppliedBefore = ({ application }: { application: MyApplicationView | undefined }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <Root role="status">
      {application && <StatusTag status={application.status} />}
      <h2>{t('application.before.title')}</h2>
      <p>
        {application
          ? t('application.before.detail', { date: formatDate(application.appliedAt, locale) })
          : t('application.before.detailUndated')}
      </p>
      <ActionLink kind="quiet" to="/c/interviews/mine">
        {t('application.submitted.mine')}
      </ActionLink>
    </Root>
  );
};
