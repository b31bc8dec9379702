import { exampleJobId } from 'contracts/kernel/examples';
import { jobContentDefaults } from 'contracts/recruiting/job/job.content';
import type { JobView } from 'contracts/recruiting/job/job.entity';

export const exampleJob: JobView = {
  ...jobContentDefaults,
  id: exampleJobId,
  title: 'Dock Supervisor',
  slug: 'dock-supervisor',
  location: 'Bergen',
  country: 'NO',
  description: 'Keep the quay moving.',
  employmentTypes: ['full-time'],
  salaryMin: 5_200_050,
  salaryMax: 6_800_000,
  currency: 'NOK',
  interval: 'annually',
  expiresOn: null,
  timeZone: null,
  expiresAt: null,
  postingUrl: '',
  confirmationCode: '',
  steps: [],
  templateId: null,
  isRestricted: false,
  team: [],
  custom: {},
  status: 'unpublished',
  publishedAt: null,
  expiredAt: null,
  createdAt: '2026-03-01T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
  version: 3,
};
