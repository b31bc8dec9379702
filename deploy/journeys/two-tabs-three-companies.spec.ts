import { createRandom } from '#deploy/seed/random';
import {
  duplicate,
  expectCompany,
  fillScope,
  goBack,
  moveTo,
  noteCreations,
  openLink,
  type Sent,
  saveScope,
  type Tab,
  WAYS,
} from '#deploy/test/company-tabs.fixture';
import { expect, test } from '#deploy/test/journey';
import { scopesOf, signUpForThree } from '#deploy/test/staff-of-several.fixture';

/** Steps that are drawn; more of them find more. */
const STEPS = Number(process.env.JOURNEY_TENANCY_STEPS ?? 6);
/** What is checked on every change is the same each time; `JOURNEY_SEED=random` goes looking, and a seed that failed is given again. */
const FIXED_SEED = 22;
const seedOf = (wanted: string | undefined): number =>
  wanted === 'random' ? Date.now() % 100_000 : Number(wanted ?? FIXED_SEED);
const SEED = seedOf(process.env.JOURNEY_SEED);
const LINKS = ['Jobs', 'Candidates', 'Interviews'] as const;

test('given tabs of two companies, when a link is opened in a new tab while the other tab is used, then the new one is in the company of its page', async ({
  page,
  context,
}) => {
  const { companies } = await signUpForThree(page);
  const [first, second] = [
    { page, company: companies[0] },
    { page: await context.newPage(), company: companies[0] },
  ];
  await second.page.goto('/t/recruiting/candidates');
  await moveTo(second, companies[1]);
  for (const way of WAYS) {
    const meanwhile = () => second.page.getByRole('heading', { level: 1 }).first().click();
    const opened = await openLink(first, 'Jobs', { way, meanwhile });
    await expectCompany(opened);
    await expect(opened.page).toHaveURL(/\/t\/recruiting\/jobs$/);
    await opened.page.close();
  }
});

test('given tabs and three companies, when somebody switches, opens and creates at random, then each row is in the company that its tab showed', async ({
  page,
  context,
}) => {
  test.info().annotations.push({ type: 'seed', description: `${SEED}` });
  const random = createRandom(SEED);
  const { companies, email, tail } = await signUpForThree(page);
  const sent: Sent[] = [];
  const made = new Map<string, string>();
  const tabs: [Tab, ...Tab[]] = [{ page, company: companies[0] }];
  const keep = (tab: Tab) => {
    noteCreations(tab, sent);
    tabs.push(tab);
  };
  noteCreations(tabs[0], sent);
  const second = await context.newPage();
  await second.goto('/t');
  keep({ page: second, company: companies[0] });

  /** Of too many tabs one is closed, never the first. */
  const closeSome = async () => {
    while (tabs.length > 3) await tabs.splice(random.between(1, tabs.length - 1), 1)[0]?.page.close();
  };
  const others = (tab: Tab) => tabs.filter((one) => one !== tab) as [Tab, ...Tab[]];

  const create = async (step: number) => {
    const tab = random.pick(tabs);
    const name = `${tail} ${step}`;
    await fillScope(tab, name);
    // Meanwhile another tab goes elsewhere.
    await moveTo(random.pick(others(tab)), random.pick(companies));
    await saveScope(tab);
    made.set(name, tab.company.id);
  };
  const openTwo = async () => {
    const tab = random.pick(tabs);
    const other = random.pick(others(tab));
    const to = random.chance(0.5) ? random.pick(companies) : other.company;
    const opened = await openLink(tab, random.pick(LINKS), {
      way: random.pick(WAYS),
      meanwhile: () => moveTo(other, to),
    });
    const next = await openLink(other, random.pick(LINKS), { way: random.pick(WAYS) });
    for (const one of [opened, next]) {
      await expectCompany(one);
      keep(one);
    }
  };
  const steps = [
    create,
    openTwo,
    async () => moveTo(random.pick(tabs), random.pick(companies)),
    async () => void (await random.pick(tabs).page.reload()),
    async () => goBack(random.pick(tabs)),
    async () => keep(await duplicate(random.pick(tabs))),
  ] as const;

  for (let step = 0; step < STEPS; step += 1) {
    await (step === 0 ? create : random.pick(steps))(step);
    for (const tab of tabs) await expectCompany(tab);
    await closeSome();
  }

  expect(sent.map(({ shown, header }) => header === shown)).toEqual(sent.map(() => true));
  expect(new Map(sent.map(({ name, header }) => [name, header]))).toEqual(made);
  await expect.poll(() => scopesOf(email, companies, tail)).toEqual(made);
});
