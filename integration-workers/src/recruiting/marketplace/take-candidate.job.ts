import { Id } from 'contracts/kernel/id';
import { MARKETPLACE } from 'contracts/recruiting/candidate-source/candidate-source.usual';
import type { MarketplaceFacts } from 'contracts/recruiting/marketplace/marketplace.facts';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import type { Cause } from '#integration-workers/engine/work-item';
import { candidateOf } from '#integration-workers/recruiting/application/applicant';
import { readPerson } from '#integration-workers/recruiting/application/applicant-person';
import { forgetApplicant } from '#integration-workers/recruiting/application/forget-applicant';
import type { Tools } from '#integration-workers/tools';

const SAID = {
  projections: ['recruiting.my-marketplace', 'recruiting.profile'],
  text: `select m.facts, p.location, p.postal_code as "postalCode", p.country as "homeCountry"
    from read.my_marketplace m left join read.profile p on p.user_id = m.user_id where m.user_id = $1`,
};
type Said = {
  facts: MarketplaceFacts;
  location: string | null;
  postalCode: string | null;
  homeCountry: string | null;
};

/** What a new record says beside name, address and number: all that the person says in the marketplace, and where they are. */
const recordOf = ({ facts, location, postalCode, homeCountry }: Said) => {
  const { title: currentTitle, country, ...told } = facts;
  // A postal code is one of the country that the profile names.
  const isSame = homeCountry === null || homeCountry === country;
  return { ...told, currentTitle, country, location: location ?? '', postalCode: isSame ? (postalCode ?? '') : '' };
};

const readSaid = async (cause: Cause, userId: Id, { read }: Tools) => {
  const [said] = await read<Said>(cause, { ...SAID, person: userId, values: [userId] });
  return said ? recordOf(said) : {};
};

/** Makes whom the company has bought a candidate of it, or links the one it has. Of somebody who was erased since nothing is made. */
export const takeCandidate = job({
  name: 'recruiting.marketplace.take-candidate',
  payload: z.strictObject({ marketplaceCreditsId: Id, listingId: Id, userId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { marketplaceCreditsId: id, listingId, userId }, cause }, tools) => {
    const person = await readPerson(cause, userId, tools);
    if (!person) return;
    const said = { ...(await readSaid(cause, userId, tools)), source: MARKETPLACE };
    const candidateId = await candidateOf(person, cause, tools, said);
    const data = { listingId, candidateId };
    await tools.command(cause, { aggregate: 'marketplaceCredits', id, type: 'TakeMarketplaceCandidate', data });
    // Erased while the record was being made.
    if (!(await readPerson(cause, userId, tools))) await forgetApplicant({ candidateId, userId }, cause, tools);
  },
});
