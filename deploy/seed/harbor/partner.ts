import type { PartnerContent } from '#deploy/seed/partner';

/** A small yard down the lake that repairs what Harbor & Pine builds, and learns from it. */
export const harborPartner: PartnerContent = {
  name: 'Aubert Boat Repair',
  subdomain: 'aubert',
  owner: { name: 'Maren Aubert', email: 'admin@aubert.example' },
  group: 'Partner boatyards',
  program: 'First week at the harbor',
};
