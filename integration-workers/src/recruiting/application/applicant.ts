import type { Id } from 'contracts/kernel/id';
import { applicantIdsOf } from 'contracts/recruiting/application/application.commands';
import type { CandidateFields } from 'contracts/recruiting/candidate/candidate.entity';
import { unlessRefused } from '#integration-workers/engine/command';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import type { Person } from './applicant-person.ts';

/**
 * The record that is linked to the account; else, of those that are linked to none, the oldest whose own address it is, whose it was before
 * another took its place in a merge, or that took it from another record (docs/product.md REC-33).
 */
const QUESTION = {
  projections: ['recruiting.candidate'],
  text: `select id from (
      select id, created_at, 0 as choice from read.candidate where tenant_id = $1 and user_id = $2 and not erased
      union all
      select id, created_at, case when merges @? '$[*].took.email' then 3 else 1 end from read.candidate
      where tenant_id = $1 and email = lower($3) and user_id is null and not erased
      union all
      select id, created_at, 2 from read.candidate
      where tenant_id = $1 and merged_ids <> '[]' and user_id is null and not erased
        and jsonb_path_exists(merges, '$[*] ? (exists (@.took.email) && @.had.email == $own)', jsonb_build_object('own', lower($3)))
    ) c order by choice, created_at, id limit 1`,
};

/** What a new record says of somebody beside what every applicant says. */
type More = Partial<Omit<CandidateFields, keyof Person>>;
type NewPerson = Person & More;

const link = (candidateId: Id, { userId }: Person, cause: Cause, { command }: Tools) =>
  command(cause, { aggregate: 'candidate', id: candidateId, type: 'LinkCandidate', data: { userId } });

const create = async (candidateId: Id, person: NewPerson, cause: Cause, { command }: Tools): Promise<void> => {
  const { userId: _, locale: __, ...said } = person;
  const data = { candidateId, ...said };
  const created = command(cause, { aggregate: 'candidate', id: candidateId, type: 'CreateCandidate', data });
  await unlessRefused(created, 'already-exists');
};

/** A new record under the id that person and company make; where that one is erased or removed, under the next. */
const createOwn = async (person: NewPerson, cause: Cause, tools: Tools): Promise<Id> => {
  for (const candidateId of applicantIdsOf(cause.tenantId, person.userId)) {
    await create(candidateId, person, cause, tools);
    const linked = link(candidateId, person, cause, tools);
    if (await unlessRefused(linked, 'not-found', 'erased')) return candidateId;
  }
  throw new Error('Every record that this applicant may have is erased or removed.');
};

/**
 * The company's record of somebody who applies, or whom it has bought, linked to their account: the one that is linked already,
 * one that staff made under the same address, or a new one. `more` is what a new one says beside that.
 *
 * That address need not be verified yet. So a link shows the company whose account it is, and it shows the person nothing: of
 * companies they see the applications that they made themselves, and no record, interview or note that was there before.
 */
export const candidateOf = async (person: Person, cause: Cause, tools: Tools, more: More = {}): Promise<Id> => {
  const values = [cause.tenantId, person.userId, person.email];
  const [known] = await tools.read<{ id: Id }>(cause, { ...QUESTION, values });
  if (!known) return createOwn({ ...person, ...more }, cause, tools);
  await link(known.id, person, cause, tools);
  return known.id;
};
