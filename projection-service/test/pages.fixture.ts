import { exampleJobId, exampleTenantId } from 'contracts/kernel/examples';
import { jobContentDefaults } from 'contracts/recruiting/job/job.content';
import type { OpenJobView, PublicCompanyView, PublicJobView } from 'contracts/recruiting/public/public.views';

export const exampleCompany: PublicCompanyView = {
  id: exampleTenantId,
  name: 'Harbor & Pine',
  subdomain: 'harbor',
  domain: null,
  label: 'Wooden boats',
  description: 'We build.\n\nAnd sail.',
  email: 'work@harbor.example',
  phone: '+1 (218) 555-0142',
  phoneE164: '+12185550142',
  website: 'https://www.harbor.example/about',
  address: '12 Canal Park Drive\nDuluth',
  color: '#ffd400',
  logo: null,
};

export const silentCompany: PublicCompanyView = {
  ...exampleCompany,
  ...{ label: '', description: '', email: '', phone: '', phoneE164: '', website: '', address: '' },
};

export const exampleJob: PublicJobView = {
  ...jobContentDefaults,
  id: exampleJobId,
  title: 'Marine joiner',
  slug: 'marine-joiner',
  location: 'Kingston, Ontario',
  country: 'CA',
  description: 'You join.\n\n- Wood\n- Rope',
  employmentTypes: ['full-time'],
  salaryMin: 3_100,
  salaryMax: 4_250,
  currency: 'CAD',
  interval: 'hourly',
  expiresOn: null,
  expiresAt: null,
  publishedAt: '2026-09-11T10:00:00.000Z',
  updatedAt: '2026-09-12T10:00:00.000Z',
  company: exampleCompany,
};

/** Nothing left unsaid. */
export const fullJob: PublicJobView = {
  ...exampleJob,
  ...{ streetAddress: '12 Wharf Road', postalCode: 'K7L 1A1', city: 'Kingston', region: 'Ontario' },
  employmentTypes: ['full-time', 'temporary'],
  categories: ['manufacturing'],
  industries: ['marine'],
  educationLevel: 'vocational',
  experienceLevel: 'mid',
  travelFrequency: 'occasional',
  availableToRelocate: true,
  benefits: ['dental', 'paid-leave'],
  expiresOn: '2026-11-30',
  expiresAt: '2026-12-01T05:00:00.000Z',
};

export const silentJob: PublicJobView = {
  ...exampleJob,
  ...{ location: '', country: null, description: '', employmentTypes: [] },
  ...{ salaryMin: null, salaryMax: null, currency: null, interval: null },
  company: silentCompany,
};

export const openJob = (turn: number): OpenJobView => {
  const { id, title, location, country, workplaceType, employmentTypes, publishedAt } = exampleJob;
  const job = {
    id,
    title: `${title} ${turn}`,
    slug: `joiner-${turn}`,
    location,
    country,
    workplaceType,
    employmentTypes,
    publishedAt,
  };
  return { ...job, companyName: exampleCompany.name, companySubdomain: exampleCompany.subdomain };
};
