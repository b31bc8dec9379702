import { IS_STILL_CONCERNED } from './audience.ts';

/** Acknowledgements `a` of documents `d` of company $1, of kinds $2, that are asked of people whom they concern today and were not given (docs/product.md HBK-9). */
export const OPEN_ACKNOWLEDGEMENTS = `from read.acknowledgement a
  join read.handbook_document d on d.tenant_id = a.tenant_id and d.id = a.document_id
  where a.tenant_id = $1 and d.kind = any($2::text[]) and d.asks_acknowledgement and d.published_version > 0
    and d.status <> 'archived' and a.status in ('asked', 'overdue') and ${IS_STILL_CONCERNED}`;
