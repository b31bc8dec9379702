/** One test, how long it took, and whether it failed, at all tries or at the first alone. */
export type Tried = { title: string; ms: number; failed: Failed };
type Failed = 'always' | 'once' | 'never';

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

/** A run that ended badly though no test of it failed (a file that could not be read, an error between tests) is a failure. */
export const withExit = (outcome: Outcome, succeeded: boolean): Outcome =>
  succeeded || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };

const howFailed = (atTheEnd: boolean, before: boolean): Failed => (atTheEnd ? 'always' : before ? 'once' : 'never');

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
        skipped: count('skipped', 'pending', 'todo', 'disabled'),
        tests: assertionResults.map(({ fullName, status, duration, failureMessages = [] }) => ({
          title: fullName,
          ms: duration ?? 0,
          failed: howFailed(status === 'failed', failureMessages.length > 0),
        })),
      };
    }),
  );

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
};
/** The part of Playwright's JSON that is read here. */
export type PlaywrightReport = { suites: PlaywrightSuite[] };

const PLAYWRIGHT_COUNTS: Record<string, Partial<Outcome>> = {
  expected: { passed: 1 },
  flaky: { passed: 1 },
  skipped: { skipped: 1 },
};

const ofSuite = ({ suites = [], specs }: PlaywrightSuite): Outcome =>
  sum([
    ...suites.map(ofSuite),
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        ...NOTHING,
        ...(PLAYWRIGHT_COUNTS[status] ?? { failed: 1 }),
        tests: [
          {
            title,
            ms: results.reduce((total, { duration }) => total + duration, 0),
            failed: howFailed(!(status in PLAYWRIGHT_COUNTS), status === 'flaky'),
          },
        ],
      })),
    ),
  ]);

export const ofPlaywright = ({ suites }: PlaywrightReport): Outcome => sum(suites.map(ofSuite));

const SLOWEST = 10;

export const slowest = ({ tests }: Outcome): Tried[] =>
  tests.toSorted((one, other) => other.ms - one.ms).slice(0, SLOWEST);

/** Titles of what failed at every try, or at the first one alone. */
export const titlesOf = ({ tests }: Outcome, wanted: 'always' | 'once'): string[] =>
  tests.filter(({ failed }) => failed === wanted).map(({ title }) => title);

export const summary = ({ passed, failed, skipped }: Outcome): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
