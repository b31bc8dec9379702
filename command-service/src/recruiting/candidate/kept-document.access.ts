import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import type { Pool } from 'pg';
import { accessProjection, type StreamId, type Written } from '#command-service/identity/access/access-projection';
import { candidateDecider } from './candidate.decider.ts';

type Followed = Extract<
  CandidateEvent,
  { type: 'CandidateDocumentAdded' | 'CandidateDocumentRemoved' | 'CandidateLinked' | 'CandidateUnlinked' }
>;
type State = ReturnType<typeof candidateDecider.initialState>;

const WRITE = `with gone as (
    delete from access.document_text where candidate_id = $1 and not file_id = any($2::uuid[])
  )
  insert into access.document_text (file_id, user_id, tenant_id, candidate_id)
  select file_id, $3, $4, $1 from unnest($2::uuid[]) as file_id
  on conflict (file_id) do update set user_id = excluded.user_id`;

/** Which documents a company keeps with a candidate, to be read; by the account that the candidate is linked to, as those of their profile. */
export const keptDocumentAccess = accessProjection<
  State,
  Followed,
  Pool,
  (pool: Pool, written: Written<State>, stream: StreamId) => Promise<unknown>
>({
  types: ['CandidateDocumentAdded', 'CandidateDocumentRemoved', 'CandidateLinked', 'CandidateUnlinked'],
  decider: candidateDecider as never,
  open: (pool, _, work) => work(pool),
  save: (pool, { state }, { id, tenantId }) => {
    const record = state.status === 'absent' ? null : state.record;
    const documents = record?.documents.map((document) => document.id) ?? [];
    return pool.query(WRITE, [id, documents, record?.userId ?? id, tenantId]);
  },
});
