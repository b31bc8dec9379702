/** Newest rounds of documents that are to be acknowledged, and whom these concern. `$2`: null, or a round. */
export const LIVE_ROUNDS = {
  projections: ['training.handbookDocument', 'training.acknowledgementRound'],
  text: `select distinct on (d.id) r.id as "roundId", d.id as "documentId", d.team_id as "teamId"
    from read.acknowledgement_round r
    join read.handbook_document d on d.tenant_id = r.tenant_id and d.id = r.document_id
    where r.tenant_id = $1 and d.asks_acknowledgement and d.published_version > 0 and d.status <> 'archived'
      and ($2::uuid is null or r.id = $2)
    order by d.id, r.created_at desc, r.id`,
};
export type LiveRound = {
  roundId: string;
  documentId: string;
  teamId: string | null;
};
