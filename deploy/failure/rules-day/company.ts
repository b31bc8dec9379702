import { type Caller, loggedIn, send, type Who } from '#deploy/failure/storm';
import type { Ask, Day, Deed, Key, PlannedRule, Pools } from './plan.ts';

/** A company of the product in which a day goes by, with the ids of what has a key in the plan. */
export type Company = {
  call: Caller;
  /** By key, and back. */
  ids: Map<Key, string>;
  keys: Map<string, Key>;
  note(key: Key, id: string): void;
};
type Named = { id: string };

/** A little more than any delay that is planned for the evening. */
export const EVENING_HOURS = 6;
const DELAYS = {
  none: { delayTime: 0, delayUnit: 'minutes' },
  minute: { delayTime: 1, delayUnit: 'minutes' },
  evening: { delayTime: EVENING_HOURS - 1, delayUnit: 'hours' },
};
const ADDRESS = 'dock@mail.example';
const TEAM = 'team';
const USER = 'user';
/** Nothing of the day is told of by itself: the rules alone call. */
const SILENT = 'candidate.erased';
const LISTED = 'range=[0,99]';

export const idOf = ({ ids }: Company, key: Key): string => {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`${key} was never made.`);
  return id;
};

const listed = async ({ call }: Pick<Company, 'call'>, resource: string): Promise<Named[]> =>
  (await call('GET', `${resource}?${LISTED}`)).json() as Promise<Named[]>;

/** Whoever was there before does nothing in this day. */
const removeAll = async (company: Company, resource: string): Promise<void> => {
  for (const { id } of await listed(company, resource)) await company.call('DELETE', `${resource}/${id}`);
};

const make = async (company: Company, key: Key, [resource, body]: [resource: string, body: object]): Promise<void> => {
  const { id } = (await send(company.call, { key: `made-${key}`, path: resource, body })) as Named;
  company.note(key, id);
};

const labelsOf = ({ asked, told, old, marks, chain, circles }: Pools): Key[] => [
  ...[asked, told, old, marks, chain, circles].flat(),
];

/** What commands are about. */
export const openCompany = async (url: string, who: Who, { pools }: Day): Promise<Company> => {
  const ids = new Map<Key, string>();
  const keys = new Map<string, Key>();
  const note = (key: Key, id: string) => {
    ids.set(key, id);
    keys.set(id, key);
  };
  const company = { call: await loggedIn(url, who), ids, keys, note };
  for (const name of labelsOf(pools)) await make(company, name, ['labels', { name }]);
  for (const title of pools.jobs) await make(company, title, ['jobs', { title }]);
  return company;
};

const storedValue = (company: Company, field: Ask['field'], value: string): string =>
  ['label', 'candidate.labels', 'job'].includes(field) ? idOf(company, value) : value;

/** Says whose rule it is and whom it is about, as the calculation calls both. */
const subjectOf = ({ key, event }: PlannedRule): string => {
  if (event === 'job-published') return `${key} {{ job.title }}`;
  const isInterview = event === 'interview-opened' || event === 'status-changed';
  return `${key} {{ candidate.last_name }}${isInterview ? '/{{ job.title }}' : ''}`;
};
const templateKey = ({ key }: PlannedRule): Key => `template-${key}`;

const actionOf = (company: Company, rule: PlannedRule, deed: Deed): object => {
  const { kind } = deed;
  const whom = (one: 'user' | 'team') =>
    one === 'user' ? { userId: idOf(company, USER) } : { teamId: idOf(company, TEAM) };
  if (kind === 'change-status') return { kind, status: deed.status };
  if (kind === 'call-webhook') return { kind, webhookId: idOf(company, deed.webhook) };
  if (kind === 'create-task') return { kind, assignee: deed.assignee, ...whom(deed.assignee), title: rule.key };
  if (kind !== 'mail') return { kind, labelId: idOf(company, deed.label) };
  const { to } = deed;
  const toWhom = to === 'user' || to === 'team' ? whom(to) : {};
  const templateId = idOf(company, templateKey(rule));
  return { kind, to, templateId, ...toWhom, ...(to === 'address' && { address: ADDRESS }) };
};

/** All rules of the day, turned on, with what they work with; of its team as many as the calculation says. */
export const makeRules = async (
  company: Company,
  { pools, rules }: Day,
  options: { hookUrl: string; teamSize: number },
) => {
  await removeAll(company, 'event-actions');
  await removeAll(company, 'webhooks');
  const members = (await listed(company, 'users')).slice(0, options.teamSize).map(({ id }) => id);
  company.note(USER, members[0] ?? '');
  await make(company, TEAM, ['teams', { name: 'Day', userIds: members }]);
  for (const name of pools.webhooks)
    await make(company, name, ['webhooks', { name, event: SILENT, url: options.hookUrl }]);
  for (const rule of rules) {
    const { key: name, event, asks, wait, isOnce, deeds } = rule;
    if (deeds.some(({ kind }) => kind === 'mail')) {
      const template = { name, subject: subjectOf(rule), content: 'As agreed.' };
      await make(company, templateKey(rule), ['email-templates', template]);
    }
    const filters = asks.map((ask) => ({
      ...ask,
      values: ask.values.map((one) => storedValue(company, ask.field, one)),
    }));
    const actions = deeds.map((deed) => actionOf(company, rule, deed));
    await make(company, name, [
      'event-actions',
      { name, event, filters, ...DELAYS[wait], isOnce, isOn: true, actions },
    ]);
  }
};

/** Rules that are to be off, or gone, before what waits of them is due. */
export const endRules = async (company: Company, { rules }: Day): Promise<void> => {
  for (const { key, fate } of rules) {
    const path = `event-actions/${idOf(company, key)}`;
    if (fate === 'off') await company.call('PATCH', path, { key: `off-${key}`, body: { isOn: false } });
    if (fate === 'removed') await company.call('DELETE', path);
  }
};
