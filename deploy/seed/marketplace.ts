import type { Commands } from 'command-service/commands';
import { type RegisterDeps, registerCandidate } from 'command-service/identity/registration/register';
import { GLOBAL } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import { applicantIdOf } from 'contracts/recruiting/application/application.commands';
import { creditDay, creditsIdOf } from 'contracts/recruiting/marketplace/marketplace-credits.commands';
import { atWork, daysBefore } from '#deploy/seed/calendar';
import type { CompanyContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { type MarketplacePerson, marketplacePeople } from '#deploy/seed/marketplace-people';
import { DEMO_PASSWORD, tenantIdOf, userIdOf } from '#deploy/seed/register';

type Selling = Pick<Commands, 'marketplaceListing' | 'marketplaceListingId' | 'marketplaceCredits' | 'candidate'>;

export const personIdOf = ({ email }: MarketplacePerson): string => demoId('user', '', email);

const cause = (tenantId: string, actorId: string, key: string, now: Date): CommandMetadata => ({
  ...{ tenantId, actor: { type: 'user', id: actorId }, ip: null, occurredAt: now.toISOString() },
  ...{ correlationId: key, causationId: key, idempotencyKey: `demo-${key}`, now },
});

export const registerMarketplace = async (deps: RegisterDeps, now: Date): Promise<void> => {
  for (const one of marketplacePeople) {
    const { firstName, lastName, email, phone } = one;
    const person = { firstName, lastName, email, phone, password: DEMO_PASSWORD };
    await registerCandidate(deps, { person, now, userId: personIdOf(one) });
  }
};

/** Whom a company bought, with the record that a policy would make: it acts on nothing from before its first start. */
const buy = async (
  commands: Selling,
  company: CompanyContent,
  { person, now }: { person: MarketplacePerson; now: Date },
) => {
  const [owner] = company.people;
  if (!owner) return;
  const tenantId = tenantIdOf(company);
  const userId = personIdOf(person);
  const listingId = commands.marketplaceListingId(userId);
  const { day, month } = creditDay(company.profile.timeZone, now);
  const creditsId = creditsIdOf(tenantId, month);
  const by = (act: string) => cause(tenantId, userIdOf(owner), `${listingId}-${act}`, now);
  const caps = { marketplaceDailyCap: null, marketplaceMonthlyCap: null };
  const data = { listingId, userId, month, day, caps };
  await commands.marketplaceCredits(creditsId, { type: 'SpendMarketplaceCredit', data, metadata: by('spend') });
  const settle = { type: 'SettleMarketplacePurchase' as const, data: { listingId }, metadata: by('settle') };
  await commands.marketplaceCredits(creditsId, settle);
  const candidateId = applicantIdOf(tenantId, userId);
  const { firstName, lastName, email, phone, facts } = person;
  const { title: currentTitle, ...told } = facts;
  const record = { candidateId, firstName, lastName, email, phone, currentTitle, ...told };
  await commands.candidate(candidateId, { type: 'CreateCandidate', data: record as never, metadata: by('create') });
  await commands.candidate(candidateId, { type: 'LinkCandidate', data: { userId }, metadata: by('link') });
  const taken = { listingId, candidateId };
  await commands.marketplaceCredits(creditsId, { type: 'TakeMarketplaceCandidate', data: taken, metadata: by('take') });
};

/** Who joins the marketplace, when, and the last of them, whom the company buys. */
export const planMarketplace = (commands: Selling, company: CompanyContent, now: Date) => {
  const joins = marketplacePeople.map((person) => {
    const at = atWork(daysBefore(now, person.daysAgo), now);
    const userId = personIdOf(person);
    const id = commands.marketplaceListingId(userId);
    const data = { marketplaceListingId: id, userId, facts: person.facts };
    const metadata = cause(GLOBAL, userId, `${id}-join`, at);
    return { at, run: () => commands.marketplaceListing(id, { type: 'JoinMarketplace', data, metadata }) };
  });
  const last = marketplacePeople.at(-1);
  if (!last) return joins;
  const at = atWork(daysBefore(now, last.daysAgo - 1), now);
  return [...joins, { at, run: () => buy(commands, company, { person: last, now: at }) }];
};
