/** How a test ended: `retried` failed at first and passed when tried again. */
type Ended = 'passed' | 'failed' | 'retried' | 'skipped';
/** One test, how long it took, and how it ended. */
export type Tried = { title: string; ms: number; ended: Ended };

export type Outcome = { passed: number; failed: number; skipped: number; tests: Tried[] };

export const NOTHING: Outcome = { passed: 0, failed: 0, skipped: 0, tests: [] };

export const sum = (outcomes: Outcome[]): Outcome =>
  outcomes.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      tests: all.tests.concat(one.tests),
    }),
    NOTHING,
  );

/** A check without tests of its own counts as one. */
export const oneCheck = (succeeded: boolean): Outcome => ({
  ...NOTHING,
  passed: succeeded ? 1 : 0,
  failed: succeeded ? 0 : 1,
});

/** What was not run at all, and why. */
export const notRun = (title: string): Outcome => ({
  ...NOTHING,
  skipped: 1,
  tests: [{ title, ms: 0, ended: 'skipped' }],
});

/** A run that ended badly though no test of it failed (a file that could not be read, an error between tests) is a failure. */
export const withExit = (outcome: Outcome, succeeded: boolean): Outcome =>
  succeeded || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };

const SKIPPED = ['skipped', 'pending', 'todo', 'disabled'];

const ofVitestTest = (status: string, hasFailed: boolean): Ended => {
  if (status === 'failed') return 'failed';
  if (SKIPPED.includes(status)) return 'skipped';
  return hasFailed ? 'retried' : 'passed';
};

/** The part of vitest's JSON that is read here. */
export type VitestReport = {
  testResults: {
    status: string;
    assertionResults: { fullName: string; status: string; duration?: number | null; failureMessages?: string[] }[];
  }[];
};

export const ofVitest = ({ testResults }: VitestReport): Outcome =>
  sum(
    testResults.map(({ status, assertionResults }) => {
      if (assertionResults.length === 0) return oneCheck(status === 'passed');
      const count = (...wanted: string[]) => assertionResults.filter((test) => wanted.includes(test.status)).length;
      return {
        passed: count('passed'),
        failed: count('failed'),
        skipped: count(...SKIPPED),
        tests: assertionResults.map(({ fullName, status, duration, failureMessages = [] }) => ({
          title: fullName,
          ms: duration ?? 0,
          ended: ofVitestTest(status, failureMessages.length > 0),
        })),
      };
    }),
  );

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: PlaywrightTest[] }[];
};
type PlaywrightTest = {
  status: string;
  results: { duration: number }[];
  annotations?: { type: string; description?: string }[];
};
/** The part of Playwright's JSON that is read here. */
export type PlaywrightReport = { suites: PlaywrightSuite[] };

const PLAYWRIGHT: Record<string, Partial<Outcome> & { ended: Ended }> = {
  expected: { passed: 1, ended: 'passed' },
  flaky: { passed: 1, ended: 'retried' },
  skipped: { skipped: 1, ended: 'skipped' },
};

/** Why a journey was skipped, as it says itself. */
const whyOf = ({ annotations = [] }: PlaywrightTest): string =>
  annotations.flatMap(({ type, description }) => (type === 'skip' && description ? `: ${description}` : [])).join('');

const ofPlaywrightTest = (title: string, test: PlaywrightTest): Outcome => {
  const { ended, ...counts } = PLAYWRIGHT[test.status] ?? { failed: 1, ended: 'failed' };
  const ms = test.results.reduce((total, { duration }) => total + duration, 0);
  return { ...NOTHING, ...counts, tests: [{ title: `${title}${whyOf(test)}`, ms, ended }] };
};

const ofSuite = ({ suites = [], specs }: PlaywrightSuite): Outcome =>
  sum([
    ...suites.map(ofSuite),
    ...specs.flatMap(({ title, tests }) => tests.map((test) => ofPlaywrightTest(title, test))),
  ]);

export const ofPlaywright = ({ suites }: PlaywrightReport): Outcome => sum(suites.map(ofSuite));

const SLOWEST = 10;

export const slowest = ({ tests }: Outcome): Tried[] =>
  tests.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);

export const titlesOf = ({ tests }: Outcome, wanted: Ended): string[] =>
  tests.filter(({ ended }) => ended === wanted).map(({ title }) => title);

export const summary = ({ passed, failed, skipped }: Outcome): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
