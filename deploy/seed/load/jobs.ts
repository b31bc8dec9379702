import type { JobFields, NewJob } from 'contracts/recruiting/job/job.entity';
import type { Random } from '#deploy/seed/random';

const titles = [
  'Boat rigger',
  'Cook',
  'Front desk host',
  'Launch driver',
  'Machine operator',
  'Night porter',
  'Purchasing assistant',
  'Sailmaker',
  'Service technician',
  'Team leader, finishing',
  'Warehouse clerk',
  'Yard electrician',
] as const;

type Place = Pick<JobFields, 'location' | 'country' | 'currency'>;
const places: readonly [Place, ...Place[]] = [
  { location: 'Duluth, Minnesota', country: 'US', currency: 'USD' },
  { location: 'Kingston, Ontario', country: 'CA', currency: 'CAD' },
  { location: 'Windermere, Cumbria', country: 'GB', currency: 'GBP' },
  { location: 'Konstanz', country: 'DE', currency: 'EUR' },
  { location: 'Florianópolis', country: 'BR', currency: 'BRL' },
];

/** A plain job whose address nobody else has: it ends in the job's own id. */
export const drawJob = (random: Random, jobId: string): NewJob => {
  const title = random.pick(titles);
  const place = random.pick(places);
  const salaryMin = random.between(30, 60) * 100_000;
  return {
    title: `${title}, ${place.location}`,
    slug: `${title.toLowerCase().replace(/[^a-z]+/g, '-')}-${jobId}`,
    ...place,
    description: `${title} at our site in ${place.location}. The team answers every application within a week.`,
    employmentTypes: [random.pick(['full-time', 'part-time', 'temporary'] as const)],
    salaryMin,
    salaryMax: salaryMin + random.between(2, 12) * 100_000,
    interval: 'annually',
    custom: {},
  };
};
