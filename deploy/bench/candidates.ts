import { randomUUID } from 'node:crypto';
import { newId, streamName } from 'contracts/kernel/id';
import type { Event } from 'contracts/kernel/message';
import type { BulkAnswer } from 'contracts/recruiting/interview/interview.endpoints';
import pg from 'pg';
import { findCompany } from '#deploy/seed/load/database';
import type { LoadAppend } from '#deploy/seed/load/history';
import { firstNames, lastNames } from '#deploy/seed/load/names';
import { createRandom } from '#deploy/seed/random';
import { imported, inSlices, loadHistories } from './load.ts';
import { type Answer, type Call, openProduct, type Product, succeeded } from './product.ts';
import { type Figure, median, type Question, rounds } from './question.ts';

const NAME = 'candidates-100k-vs-1k';
/** Of filters by what other tables say of them, whose rare values find a thousand people where the small company has ten. */
const FILTERS = 'candidate-filters-100k-vs-1k';
const ofFilters = /-(source|skill|job|status)$/;
const [FEW, MANY] = [1_000, 100_000];
const REPEATS = 60;
const WARM_UP = 20;
/** Of whom there is one, however many others there are. */
const SOMEBODY = ['Zephyrine', 'Quillfeather'];
/** Of each of these there are some: a page of them is asked for. */
const POSTAL_CODES = ['55802', '55401', '10001', '94103', '60601', '98101', '73301', '33101', '02108', '80202'];
const SHIFTS = ['early', 'late', 'night', 'weekend'];
/** Words of a document: one that many have, and one that few have. */
const WORDS = ['hospitality', 'payroll', 'carpentry', 'forklift', 'espresso', 'bookkeeping', 'welding', 'nursing'];
const RARE_OF = 100;
const SOURCES = ['referral', 'indeed', 'linkedin', 'agency'];

const PUT_DOCUMENTS = `insert into access.document_text (file_id, user_id, words, read_at)
  select gen_random_uuid(), d.user_id, array_to_tsvector(string_to_array(d.words, ' ')), now()
  from unnest($1::uuid[], $2::text[]) d (user_id, words)`;

/** One company of the question: its people, and somebody who asks. */
type Company = {
  call: Call;
  fieldId: string;
  labelId: string;
  /** Who looked after some, and has left. */
  ownerId: string;
  jobs: { many: string; few: string };
};

type Loading = { company: string; email: string; count: number };

const bodyOf = (answer: Answer): { id: string } => succeeded<{ id: string }>(answer);

/** Candidates with a place, a value of a field of the company's own, an account and a document; every eighth has a label. */
const load = async (product: Product, { company: subdomain, email, count }: Loading): Promise<Company> => {
  const { token } = succeeded<{ token: string }>(
    await product.call('POST', '/api/auth/login', { body: { email, password: 'Onrecord-demo-1' } }),
  );
  const call: Call = (method, path, options) =>
    product.call(method, path, { ...options, headers: { authorization: `Bearer ${token}`, 'x-tenant': subdomain } });
  const fieldId = bodyOf(await call('POST', '/api/tenant/custom-fields', { body: { name: 'Shift of the bench' } })).id;
  const labelId = bodyOf(await call('POST', '/api/tenant/labels', { body: { name: 'Bench' } })).id;
  const company = await findCompany(product.urls, subdomain);
  const random = createRandom(count);
  const pick = (all: readonly string[]): string => all[random.between(0, all.length - 1)] ?? '';
  const jobs = { many: randomUUID(), few: randomUUID() };
  const ownerId = randomUUID();
  const people: string[] = [];
  const documents: { userId: string; words: string }[] = [];
  const candidateOf = (index: number): LoadAppend => {
    const at = new Date();
    const candidateId = newId(at);
    const userId = randomUUID();
    people.push(candidateId);
    const event = (type: string, data: object): Event => ({
      type,
      data: { candidateId, ...data },
      metadata: imported(company, candidateId, at),
    });
    const [firstName, lastName] = index === 0 ? SOMEBODY : [pick(firstNames), pick(lastNames)];
    const contact = { email: `${candidateId}@mail.example`, phone: '', phoneE164: '' };
    const place = { country: 'US', postalCode: pick(POSTAL_CODES) };
    const rare = index % RARE_OF === 0 ? ' beekeeping' : '';
    documents.push({ userId, words: `${pick(WORDS)} ${pick(WORDS)}${rare}` });
    const events = [
      event('CandidateCreated', {
        firstName,
        lastName,
        ...contact,
        ...place,
        source: pick(SOURCES),
        skills: [pick(WORDS), ...(index % RARE_OF === 0 ? ['beekeeping'] : [])],
        custom: { [fieldId]: pick(SHIFTS) },
      }),
      event('CandidateLinked', { userId }),
      ...(index % 8 === 0 ? [event('CandidateLabelled', { labelId })] : []),
      ...(index % RARE_OF === 2 ? [event('CandidateAssigned', { assigneeId: ownerId, teamId: null })] : []),
    ];
    return {
      at: at.getTime(),
      streamName: streamName('candidate', company.tenantId, candidateId),
      version: 0n,
      events,
    };
  };
  /** Everybody has one for a job that many have, and of these few are considered; some have one for another. */
  const interviewOf = (index: number): LoadAppend => {
    const at = new Date();
    const interviewId = newId(at);
    const candidateId = people[index] ?? '';
    const isRare = index % RARE_OF === 0;
    const event = (type: string, data: object): Event => ({
      type,
      data: { interviewId, candidateId, ...data },
      metadata: imported(company, interviewId, at),
    });
    const jobId = index % RARE_OF === 1 ? jobs.few : jobs.many;
    const moved = { from: 'created', to: 'considered', comment: '', reasonId: null, undoneTo: null, isSilent: true };
    return {
      at: at.getTime(),
      streamName: streamName('interview', company.tenantId, interviewId),
      version: 0n,
      events: [
        event('InterviewCreated', { jobId, openInterviewId: null, source: isRare ? 'rare-fair' : null }),
        ...(isRare ? [event('InterviewStatusChanged', moved)] : []),
      ],
    };
  };
  await loadHistories(product, inSlices(count, candidateOf));
  await loadHistories(product, inSlices(count, interviewOf));
  const database = new pg.Client({ connectionString: product.superuserUrl });
  await database.connect();
  await database.query(PUT_DOCUMENTS, [documents.map(({ userId }) => userId), documents.map(({ words }) => words)]);
  await database.query('vacuum (analyze)');
  await database.end();
  return { call, fieldId, labelId, ownerId, jobs };
};

const listOf = (filter: object): string =>
  `/api/tenant/candidates?${new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: JSON.stringify(['updatedAt', 'DESC']),
    range: JSON.stringify([0, 24]),
  })}`;

const PAGE = 25;
const seenIn = (answer: Answer): void => {
  if (succeeded<unknown[]>(answer).length === 0) throw new Error('The page shows nobody.');
};

/** What is asked of a company; `label` labels a page of people and takes it off again. */
const questions: Record<string, (company: Company) => Promise<void>> = {
  list: async ({ call }) => seenIn(await call('GET', listOf({}))),
  search: async ({ call }) => seenIn(await call('GET', listOf({ q: SOMEBODY.join(' ') }))),
  surname: async ({ call }) => seenIn(await call('GET', listOf({ q: lastNames[0] }))),
  'common-document': async ({ call }) => seenIn(await call('GET', listOf({ inDocuments: 'payroll' }))),
  'rare-document': async ({ call }) => seenIn(await call('GET', listOf({ inDocuments: 'beekeeping' }))),
  radius: async ({ call }) =>
    seenIn(await call('GET', listOf({ near: { country: 'US', postalCode: '55802', km: 20 } }))),
  'custom-field': async ({ call, fieldId }) => seenIn(await call('GET', listOf({ custom: { [fieldId]: 'night' } }))),
  'common-source': async ({ call }) => seenIn(await call('GET', listOf({ source: 'indeed' }))),
  'rare-source': async ({ call }) => seenIn(await call('GET', listOf({ source: 'rare-fair' }))),
  'common-skill': async ({ call }) => seenIn(await call('GET', listOf({ skill: 'payroll' }))),
  'rare-skill': async ({ call }) => seenIn(await call('GET', listOf({ skill: 'beekeeping' }))),
  labelled: async ({ call, labelId }) => seenIn(await call('GET', listOf({ labelId }))),
  owner: async ({ call, ownerId }) => seenIn(await call('GET', listOf({ assigneeId: ownerId }))),
  nobody: async ({ call }) => seenIn(await call('GET', listOf({ whose: 'nobody' }))),
  'common-job': async ({ call, jobs }) => seenIn(await call('GET', listOf({ interview: { jobId: jobs.many } }))),
  'rare-job': async ({ call, jobs }) => seenIn(await call('GET', listOf({ interview: { jobId: jobs.few } }))),
  'common-status': async ({ call }) => seenIn(await call('GET', listOf({ interview: { status: 'created' } }))),
  'rare-status': async ({ call, jobs }) =>
    seenIn(await call('GET', listOf({ interview: { jobId: jobs.many, status: 'considered' } }))),
  duplicates: async ({ call }) => {
    const { duplicates } = succeeded<{ duplicates: unknown[] }>(await call('GET', '/api/tenant/candidate-duplicates'));
    if (duplicates.length === 0) throw new Error('The page shows nobody.');
  },
  label: async ({ call, labelId }) => {
    const page = succeeded<{ id: string; labelIds: string[] }[]>(await call('GET', listOf({})));
    const shown = page.slice(0, PAGE);
    const ids = (has: boolean) => shown.flatMap((one) => (one.labelIds.includes(labelId) === has ? [one.id] : []));
    for (const [change, people] of [['add', ids(false)] as const, ['remove', ids(true)] as const])
      if (people.length > 0) {
        const body = { ids: people, [change]: [labelId] };
        const { refused } = succeeded<BulkAnswer>(await call('POST', '/api/tenant/candidates/labels', { body }));
        if (refused.length > 0) throw new Error('Somebody was not labelled.');
      }
  },
};

const timed = async (ask: (company: Company) => Promise<void>, company: Company): Promise<number> => {
  const started = performance.now();
  await ask(company);
  return performance.now() - started;
};

/** Medians of both companies, asked in turns, so that whatever else this machine does slows both. */
const compare = async (ask: (company: Company) => Promise<void>, few: Company, many: Company, repeats: number) => {
  const times: { few: number[]; many: number[] } = { few: [], many: [] };
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    times.few.push(await timed(ask, few));
    times.many.push(await timed(ask, many));
  }
  return { few: median(times.few), many: median(times.many) };
};

export const candidatesGrown: Question = {
  name: NAME,
  method: `first page of candidates, of those found by a full name that one has and by a surname that many have, by words in documents that many and that few have, around a postal code, by a field of the company's own, a label, whoever looks after few or nobody, a source, a skill, a job and a status that many and that few have, of those who may have an older record, and ${PAGE} of them labelled at once: a company with ${MANY} candidates against one with ${FEW}, asked in turns; the worst, and by itself that of sources, skills, jobs and statuses`,
  measure: async () => {
    const product = await openProduct(PAGE);
    try {
      const few = await load(product, { company: 'summit', email: 'admin@summit.example', count: FEW });
      const many = await load(product, { company: 'harbor', email: 'admin@harbor.example', count: MANY });
      const figures: Figure[] = [];
      for (const [question, ask] of Object.entries(questions)) {
        await compare(ask, few, many, WARM_UP);
        const all = await rounds(() => compare(ask, few, many, REPEATS));
        const ratio = median(all.map((one) => one.many / one.few));
        figures.push({ name: `${NAME}-${question}`, value: ratio, unit: 'ratio', n: REPEATS });
        figures.push({
          name: `candidates-100k-${question}`,
          value: median(all.map((one) => one.many)),
          unit: 'ms',
          n: REPEATS,
        });
      }
      const ratios = figures.filter(({ unit }) => unit === 'ratio');
      const worst = (name: string, isOfFilters: boolean): Figure => {
        const these = ratios.filter((one) => ofFilters.test(one.name) === isOfFilters);
        return { name, value: Math.max(...these.map(({ value }) => value)), unit: 'ratio', n: REPEATS };
      };
      return [worst(NAME, false), worst(FILTERS, true), ...figures];
    } finally {
      await product.close();
    }
  },
};
