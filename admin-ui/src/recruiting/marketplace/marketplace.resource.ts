import PersonSearchOutlined from '@mui/icons-material/PersonSearchOutlined';
import type {
  MarketplaceCandidateView,
  MarketplacePurchaseView,
} from 'contracts/recruiting/marketplace/marketplace.views';
import type { Section } from '#admin-ui/sections';
import { lazyPage } from '#admin-ui/shared/lazyPage';
import { resource } from '#admin-ui/shared/resource/resource';

const permissions = 'tenant.integrations.candidateMarketplace';

/** People who are looking for work, without what names them (docs/product.md MKT-2). */
export const marketplaceCandidates = resource<MarketplaceCandidateView>({
  name: 'marketplace-candidates',
  permissions,
  path: 'recruiting/marketplace_candidates',
  entity: async () => {
    const { MarketplaceCandidateView } = await import('contracts/recruiting/marketplace/marketplace.views');
    return { fields: {}, view: MarketplaceCandidateView, search: ['title'], sorts: ['listedAt', 'title', 'city'] };
  },
  icon: PersonSearchOutlined,
  area: 'recruiting',
  pages: ['list'],
  ownPages: [
    {
      path: ':id/edit',
      permission: `${permissions}.read`,
      load: async () => (await import('#admin-ui/shared/resource/ResourceView.tsx')).ResourceView,
    },
  ],
  nameField: 'title',
  ui: () => import('./marketplace.ui.tsx'),
});

/** Whom the company has bought. */
export const marketplacePurchases = resource<MarketplacePurchaseView>({
  name: 'marketplace-purchases',
  permissions: 'tenant.candidates',
  path: 'recruiting/marketplace_purchases',
  entity: async () => {
    const { MarketplacePurchaseView } = await import('contracts/recruiting/marketplace/marketplace.views');
    return { fields: {}, view: MarketplacePurchaseView, search: [], sorts: ['boughtAt'] };
  },
  icon: PersonSearchOutlined,
  area: 'recruiting',
  pages: ['list'],
  isInMenu: false,
  above: 'marketplace-candidates',
  nameOf: ({ candidateName }, t) => candidateName ?? t('common.erasedPerson'),
  ui: () => import('./marketplace-purchase.ui.tsx'),
});

/** Of somebody in the marketplace: their newest interview once they are bought, else what is shown of them. */
export const marketplaceInterviewSection: Section = {
  path: 'recruiting/marketplace_interviews',
  area: 'recruiting',
  title: 'resources.marketplace-candidates.title',
  icon: PersonSearchOutlined,
  permission: `${permissions}.read`,
  isInMenu: false,
  pages: [
    {
      path: ':id/view',
      permission: `${permissions}.read`,
      page: lazyPage(() => import('./MarketplaceInterviewPage.tsx'), 'MarketplaceInterviewPage'),
    },
  ],
};
