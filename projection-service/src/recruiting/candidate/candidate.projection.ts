import type { TenantAuth } from 'contracts/kernel/auth';
import type { ListQuery } from 'contracts/kernel/paging';
import { searchWords } from 'contracts/kernel/search-words';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import type { ReadContext } from '#projection-service/engine/list-resource';
import { type Condition, holding, projected } from '#projection-service/engine/list-source';
import { join } from '#projection-service/engine/projection';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { companyZone } from '#projection-service/identity/company/company.zone';
import { teamName } from '#projection-service/identity/team/team-name.ref';
import { userName } from '#projection-service/identity/user/user-name.ref';
import { importedCandidateProjection } from '#projection-service/recruiting/candidate-import/imported-candidate.projection';
import {
  candidateCustomProjection,
  customVia,
} from '#projection-service/recruiting/custom-field/custom-value.projection';
import { interviewsAsked, interviewVia } from '#projection-service/recruiting/interview/by-interviews';
import { interviewProjection } from '#projection-service/recruiting/interview/interview.projection';
import { nearAsked } from '#projection-service/recruiting/place/near';
import { placeOf } from '#projection-service/recruiting/place/postal-places';
import { documentsAsked, documentTexts } from '#projection-service/recruiting/profile/in-documents';
import { assigneesAsked, NOBODY, withOwners } from './candidate.assignees.ts';
import { candidateLabelProjection } from './candidate-label.projection.ts';
import { candidateOriginProjection } from './candidate-origin.projection.ts';
import { candidateSkillProjection, skillVia } from './candidate-skill.projection.ts';

/** A name as its words are compared: without accents, however it is written. */
const plainName = (...names: (string | null)[]): string => searchWords(names.join(' ')).join(' ');

export const candidateProjection = entityProjection(candidate, {
  version: 12,
  refs: {
    assignee: join(userName, 'assigneeId', (row, user) => ({ ...row, assigneeName: user?.name ?? null })),
    team: join(teamName, 'teamId', (row, team) => ({ ...row, teamName: team?.name ?? null })),
  },
  derived: {
    columns: { place: 'text', documentsOf: 'uuid', plainName: 'text', lookedAfterBy: 'uuid' },
    of: ({ id, firstName, lastName, country, postalCode, userId, documents, ...owner }) => ({
      // Nobody is to look after those who are erased.
      lookedAfterBy: lastName === null ? null : (owner.assigneeId ?? owner.teamId ?? NOBODY),
      plainName: plainName(firstName, lastName),
      place: placeOf(country, postalCode),
      // By whom words of documents are kept: the account, else, where the company keeps any, the record.
      documentsOf: userId ?? (documents.length > 0 ? id : null),
    }),
  },
  // What they can do and have done, and words of their own fields, whatever these are called (docs/product.md REC-166).
  search: ({ custom, skills, work, education, certifications, languages }) => [
    ...(skills ?? []),
    ...(work ?? []).flatMap(({ jobTitle, organization }) => [jobTitle, organization]),
    ...(education ?? []).flatMap(({ institution, degreeName }) => [institution, degreeName]),
    ...(certifications ?? []).map(({ name }) => name),
    ...(languages ?? []).map(({ name }) => name),
    ...Object.values(custom ?? {}).filter((value) => typeof value === 'string'),
  ],
  // Whose record it is; few have an account.
  moreIndexes: `create index candidate_account on candidate (user_id) where user_id is not null;
-- by which a changed name of whoever looks after them finds its rows
create index candidate_assignee on candidate (assignee_id) where assignee_id is not null;
create index candidate_team on candidate (tenant_id, team_id) where team_id is not null;
-- once filled
-- whom somebody looks after, or nobody does
create index candidate_looked_after on candidate (tenant_id, is_merged, looked_after_by, updated_at, id);
-- who lives where
create index candidate_place on candidate (tenant_id, is_merged, place) where place is not null;
-- whose documents a company finds people by
create index candidate_documents on candidate (tenant_id, documents_of) include (is_merged, id) where documents_of is not null;
-- who may be the same person, and who is
create index candidate_phone on candidate (tenant_id, phone_e164) where phone_e164 <> '';
create index candidate_plain_name on candidate (tenant_id, plain_name) where plain_name <> '';
create index candidate_merged on candidate (tenant_id, merged_into) where merged_into is not null;
create index candidate_merges on candidate (tenant_id) where merged_ids <> '[]';`,
  isFound: ({ isMerged }) => !isMerged,
  counted: [['isMerged'], ['isMerged', 'lookedAfterBy']],
  rollup: { by: [], at: 'createdAt', keys: [], zone: companyZone },
});

const usual = { isMerged: false };
const asked = async (
  filter: ListQuery['filter'],
  auth: TenantAuth,
  context: Pick<ReadContext, 'reader' | 'access'>,
): Promise<ListQuery['filter']> => {
  const near = await assigneesAsked(nearAsked(filter), auth, context);
  return documentsAsked(await interviewsAsked(near, auth, context), auth, context);
};
const via = {
  labelId: holding(candidateLabelProjection.table, 'person_id', 'label_id'),
  custom: customVia(candidateCustomProjection),
  source: {
    table: candidateOriginProjection.table,
    row: 'person_id',
    asks: (source: unknown): Condition[][] => [
      [{ column: 'source', type: 'text', operator: '=', value: String(source) }],
    ],
  },
  skill: skillVia,
  importId: holding(importedCandidateProjection.table, 'person_id', 'import_id'),
  interview: interviewVia,
};
/** What the list is filtered by beside its rows. */
const also = [
  candidateLabelProjection,
  candidateCustomProjection,
  candidateOriginProjection,
  candidateSkillProjection,
  importedCandidateProjection,
  interviewProjection,
];
const texts = { inDocuments: documentTexts };
const reading = { usual, via, texts, asked };

export const candidateResource = entityResource(
  candidate,
  candidateProjection,
  { ...reading, complete: withOwners },
  also,
);

/** What the list is read from. */
export const candidateProjections = [candidateProjection, ...also];

/** What the list and the export of candidates are read from. */
export const candidateList = {
  usual,
  asked,
  source: {
    ...projected(candidateProjection),
    via,
    texts,
    projections: candidateProjections.map(({ name }) => name),
  },
};
