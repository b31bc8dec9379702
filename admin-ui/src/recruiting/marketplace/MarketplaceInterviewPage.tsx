import type { MarketplacePurchaseView } from 'contracts/recruiting/marketplace/marketplace.views';
import { useGetOne } from 'react-admin';
import { Navigate, useParams } from 'react-router';
import { PageSkeleton } from '#admin-ui/layout/PageSkeleton.tsx';

/** Leads to the newest interview of whom the company has bought; of anybody else to what is shown of them. */
export const MarketplaceInterviewPage = () => {
  const { id = '' } = useParams();
  const { data, isPending } = useGetOne<MarketplacePurchaseView>('marketplace-purchases', { id }, { retry: false });
  if (isPending) return <PageSkeleton />;
  const to = data?.candidateId
    ? `/recruiting/candidates/${data.candidateId}/last-interview`
    : `/recruiting/marketplace_candidates/${id}/edit`;
  return <Navigate to={to} replace />;
};
