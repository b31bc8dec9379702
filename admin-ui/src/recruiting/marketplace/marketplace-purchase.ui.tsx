import type { MarketplacePurchaseView } from 'contracts/recruiting/marketplace/marketplace.views';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { formatMonth } from 'ui-kit/format/formats';
import { useLocale } from 'ui-kit/preferences/preferences';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { CreditsButton } from './CreditsButton.tsx';

const Bought = ({ record: { candidateId, candidateName } }: { record: MarketplacePurchaseView }) => {
  const t = useTranslate();
  if (candidateId === null) return t('resources.marketplace-candidates.hidden.pending');
  return <Link to={`/recruiting/candidates/${candidateId}/view`}>{candidateName ?? t('common.erasedPerson')}</Link>;
};

const Month = ({ month }: { month: string }) => formatMonth(month, useLocale());

export const ui = resourceUi<MarketplacePurchaseView>({
  columns: ['candidateName', { field: 'boughtAt', sort: 'boughtAt' }, { field: 'month', card: 'none' }],
  tabs: ['marketplace-candidates', 'marketplace-purchases'],
  sort: { field: 'boughtAt', order: 'DESC' },
  listActions: CreditsButton,
  values: {
    candidateName: (record) => <Bought record={record} />,
    month: ({ month }) => <Month month={month} />,
  },
});
