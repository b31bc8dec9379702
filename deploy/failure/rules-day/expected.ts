import type { Ask, Day, Deed, Key, Life, Move, PlannedRule, Step } from './plan.ts';

/** What has become of a run in the end. */
export type Fate = 'done' | 'loop' | 'off' | 'removed' | 'filters';
/** How often of each: keys are words with spaces between them. */
export type Counts = Map<string, number>;

/** What a day is to have come to. Runs by rule, record and fate; of all else what rules have made, and how often. */
export type Outcome = {
  runs: Counts;
  labels: Counts;
  statuses: Counts;
  tasks: Counts;
  mails: Counts;
  calls: Counts;
};

/** A rule may follow from three others, and not from a fourth. */
const MOST_BEFORE = 3;

type Happening = { event: PlannedRule['event']; record: Key; job: Key | null; said: string | null; depth: number };
type Waiting = { rule: PlannedRule; happening: Happening };

const add = (counts: Counts, ...words: readonly string[]): void => {
  const key = words.join(' ');
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

/** One candidate, or one job, with all that is known of it. */
type RecordState = { life: Life; labels: Set<Key>; statuses: Map<Key, string>; begun: Set<string>; waiting: Waiting[] };

/** Which values stand in a field now. */
const valuesOf = ({ life, labels, statuses }: RecordState, { job, said }: Happening, field: Ask['field']): string[] => {
  const { person } = life;
  if (field === 'label' || field === 'status') return said === null ? [] : [said];
  if (field === 'job') return job === null ? [] : [job];
  if (field === 'interview.status') return [(job && statuses.get(job)) ?? ''];
  if (field === 'candidate.labels') return [...labels];
  if (field === 'candidate.state') return [person?.state ?? ''];
  if (field === 'candidate.city') return [person?.city ?? ''];
  if (field === 'candidate.country') return [person?.country ?? ''];
  return [person?.title ?? ''];
};

const isMet = ({ operator, values }: Ask, found: readonly string[]): boolean => {
  if (operator === 'is') return found.some((one) => values.includes(one));
  if (operator === 'is-not') return found.every((one) => !values.includes(one));
  if (operator === 'is-filled') return found.some((one) => one !== '');
  return found.some((one) => values.some((part) => one.toLowerCase().includes(part.toLowerCase())));
};

const isMeant = ({ asks }: PlannedRule, standing: RecordState, happening: Happening): boolean =>
  asks.every((ask) => isMet(ask, valuesOf(standing, happening, ask.field)));

/** What the rules of a day make of it, record by record, reckoned one thing after the other as somebody would on paper. */
export const expectedOf = ({ rules, lives }: Day, teamSize: number): Outcome => {
  const outcome: Outcome = {
    ...{ runs: new Map(), labels: new Map(), statuses: new Map() },
    ...{ tasks: new Map(), mails: new Map(), calls: new Map() },
  };

  const doDeed = (deed: Deed, rule: PlannedRule, happening: Happening, standing: RecordState): void => {
    const { record, job, depth } = happening;
    const { life, labels, statuses } = standing;
    const next = { record: life.key, job: null, depth: depth + 1 };
    if (deed.kind === 'create-task') add(outcome.tasks, rule.key, record);
    if (deed.kind === 'call-webhook') add(outcome.calls, rule.key, record);
    if (deed.kind === 'mail')
      for (let reader = 0; reader < (deed.to === 'team' ? teamSize : 1); reader += 1)
        add(outcome.mails, rule.key, record);
    if (deed.kind === 'change-status' && job !== null && statuses.get(job) !== deed.status) {
      statuses.set(job, deed.status);
      follow(standing, { ...next, event: 'status-changed', record, job, said: deed.status });
    }
    if (deed.kind === 'add-label' && !labels.has(deed.label)) {
      labels.add(deed.label);
      follow(standing, { ...next, event: 'label-added', said: deed.label });
    }
    if (deed.kind === 'remove-label' && labels.delete(deed.label))
      follow(standing, { ...next, event: 'label-removed', said: deed.label });
  };

  const carryOut = (rule: PlannedRule, happening: Happening, standing: RecordState): void => {
    add(outcome.runs, rule.key, happening.record, 'done');
    for (const deed of rule.deeds) doDeed(deed, rule, happening, standing);
  };

  /** Whether a rule begins: of one that is for once, each record has one run. */
  const begins = ({ key, isOnce }: PlannedRule, { begun }: RecordState, { record }: Happening): boolean => {
    const once = `${key} ${record}`;
    if (isOnce && begun.has(once)) return false;
    begun.add(once);
    return true;
  };

  /** All rules begin that follow what has happened, before anything comes of one of them. */
  const follow = (standing: RecordState, happening: Happening): void => {
    const begun = rules
      .filter((rule) => rule.event === happening.event && isMeant(rule, standing, happening))
      .filter((rule) => begins(rule, standing, happening));
    for (const rule of begun) {
      if (happening.depth >= MOST_BEFORE) add(outcome.runs, rule.key, happening.record, 'loop');
      else if (rule.wait === 'evening') standing.waiting.push({ rule, happening });
      else carryOut(rule, happening, standing);
    }
  };

  const take = (standing: RecordState, step: Step): void => {
    const { life, labels, statuses } = standing;
    const { key } = life;
    const none = { job: null, said: null, depth: 0 };
    if (step.do === 'add') follow(standing, { ...none, event: 'candidate-added', record: key });
    if (step.do === 'publish') follow(standing, { ...none, event: 'job-published', record: key, job: key });
    if (step.do === 'open') {
      statuses.set(step.job, 'created');
      follow(standing, { ...none, event: 'interview-opened', record: `${key}/${step.job}`, job: step.job });
    }
    if (step.do === 'move') {
      const { job, to: said } = step;
      statuses.set(job, said satisfies Move);
      follow(standing, { ...none, event: 'status-changed', record: `${key}/${job}`, job, said });
    }
    if (step.do !== 'label') return;
    for (const said of step.remove.filter((one) => labels.delete(one)))
      follow(standing, { ...none, event: 'label-removed', record: key, said });
    for (const said of step.add.filter((one) => !labels.has(one))) {
      labels.add(said);
      follow(standing, { ...none, event: 'label-added', record: key, said });
    }
  };

  const inTheEvening = (standing: RecordState): void => {
    for (const { rule, happening } of standing.waiting) {
      if (rule.fate !== 'stays') add(outcome.runs, rule.key, happening.record, rule.fate);
      else if (!isMeant(rule, standing, happening)) add(outcome.runs, rule.key, happening.record, 'filters');
      else carryOut(rule, happening, standing);
    }
  };

  for (const life of lives) {
    const standing: RecordState = {
      ...{ life, labels: new Set(), statuses: new Map(), begun: new Set(), waiting: [] },
    };
    for (const step of [...life.steps, ...life.later]) take(standing, step);
    inTheEvening(standing);
    for (const label of standing.labels) add(outcome.labels, life.key, label);
    for (const [job, status] of standing.statuses) add(outcome.statuses, `${life.key}/${job}`, status);
  }
  return outcome;
};
