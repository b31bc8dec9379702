import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint';
import { MarketplaceBuyerView, MyMarketplaceView } from './marketplace.views.ts';
import { ChangeMarketplaceFacts, JoinMarketplace } from './marketplace-listing.commands.ts';

export const showMyMarketplace = endpoint({
  method: 'GET',
  path: '/api/candidate/marketplace',
  access: 'authenticated',
  summary: 'Get how I stand in the marketplace',
  answer: MyMarketplaceView,
});
export const listMyMarketplaceBuyers = endpoint({
  method: 'GET',
  path: '/api/candidate/marketplace/buyers',
  access: 'authenticated',
  summary: 'List the companies that bought my contact details in the marketplace, newest first',
  answer: z.array(MarketplaceBuyerView),
});
export const joinMarketplace = endpoint({
  method: 'POST',
  path: '/api/candidate/marketplace',
  access: 'authenticated',
  summary: 'Let companies find me in the marketplace; takes a profile',
  body: JoinMarketplace,
  answer: MyMarketplaceView,
});
export const changeMyMarketplaceFacts = endpoint({
  method: 'PATCH',
  path: '/api/candidate/marketplace',
  access: 'authenticated',
  summary: 'Change what I say of myself in the marketplace',
  body: ChangeMarketplaceFacts,
  answer: MyMarketplaceView,
});
export const leaveMarketplace = endpoint({
  method: 'DELETE',
  path: '/api/candidate/marketplace',
  access: 'authenticated',
  summary: 'Leave the marketplace at once; companies that bought my contact details keep their records',
  answer: MyMarketplaceView,
});
