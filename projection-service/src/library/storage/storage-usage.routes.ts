import { defaultProfile } from 'contracts/identity/company/company.events';
import type { Permission } from 'contracts/kernel/permission';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { storageUsage } from 'contracts/library/storage/storage.endpoints';
import { StorageUsage } from 'contracts/library/storage/storage.views';
import { contractTemplate } from 'contracts/recruiting/contract-template/contract-template.entity';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { askAs, type ReadContext } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { entityProjection } from '#projection-service/entity/entity.projection';
import { companyProjection } from '#projection-service/identity/company/company.projection';
import { answerFileProjection } from '#projection-service/library/file/answer-file.projection';
import { fileProjection } from '#projection-service/library/file/file.projection';
import { quarantineProjection } from '#projection-service/library/quarantine/quarantine.projection';
import { contractProjection } from '#projection-service/recruiting/contract/contract.projection';

export type StorageContext = ReadContext & {
  /** Bytes that the files of one company may take up. */
  storageQuota: number;
};

/** What was said for this company alone. */
const OWN_QUOTA = 'select quota_bytes from access.tenant where tenant_id = $1';

/** Files that are named as the largest, and folders as the fullest. */
const NAMED = 10;

const TYPE_BY_MIME = `case when split_part(mime, '/', 1) in ('image', 'video', 'audio') then split_part(mime, '/', 1)
  when mime is not null then 'document' end`;

/**
 * All that counts: what candidates answer with too, in no folder that anybody opens; contracts with the PDFs of their templates; and what
 * is in quarantine, in no folder at all.
 */
const ALL = `(select 'library' as place, id, name, kind, type, folder_id, 1 as files, size, created_at
    from read.file where tenant_id = $1
  union all select 'answers', id, null, kind, ${TYPE_BY_MIME}, '${systemFolders.answers}'::uuid, 1, size, created_at
    from read.answer_file where tenant_id = $1
  union all select 'contracts', id, null, 'contract', 'document', '${systemFolders.contracts}'::uuid, stored_files, stored_bytes, created_at
    from read.contract where tenant_id = $1 and stored_files > 0
  union all select 'contracts', id, null, 'contract-template', 'document', '${systemFolders.contracts}'::uuid, 1,
    (document ->> 'bytes')::int8, created_at
    from read.contract_template where tenant_id = $1 and jsonb_typeof(document) = 'object'
  union all select 'quarantine', id, name, kind, null, null, 1, size, quarantined_at
    from read.quarantined_file where tenant_id = $1) f`;

const SUM = 'coalesce(sum(files), 0), coalesce(sum(size), 0)';
const OF_FILES = 'count(*), coalesce(sum(size), 0)';
const summed = (by: string, order: string) =>
  `select ${by}, ${SUM} from ${ALL} where ${by} is not null group by 1 order by ${order}`;

/** Months are the company's, as in its reports (docs/product.md FILE-42). */
const ZONE = `coalesce((select time_zone from read.company where tenant_id = $1), '${defaultProfile.timeZone}')`;

const SHOWN = [
  ...[fileProjection, answerFileProjection, quarantineProjection, contractProjection, companyProjection].map(
    ({ name }) => name,
  ),
  entityProjection(contractTemplate).name,
];

const QUERIES = [
  `select ${SUM} from ${ALL}`,
  `select ${OF_FILES} from read.file where tenant_id = $1 and is_trashed`,
  `select ${OF_FILES} from read.quarantined_file where tenant_id = $1`,
  summed('kind', '3 desc, 1'),
  summed('type', '3 desc, 1'),
  `${summed('folder_id', '3 desc, 1')} limit ${NAMED}`,
  summed(`to_char(created_at at time zone ${ZONE}, 'YYYY-MM')`, '1'),
  `select place, id, name, kind, size from ${ALL} order by size desc, id desc limit ${NAMED}`,
  OWN_QUOTA,
];

/** Whoever sees how large files are may not see what they are called (docs/product.md FILE-37). */
const namedWith: Readonly<Record<string, Permission>> = {
  library: 'tenant.files.read',
  quarantine: 'tenant.files.quarantine.read',
};

type Cells = readonly unknown[];
const sum = ([files, bytes]: Cells) => ({ files: Number(files), bytes: Number(bytes) });
const sums = (rows: readonly Cells[], name: string) =>
  rows.map(([value, ...counts]) => ({ [name]: value, ...sum(counts) }));

/** GET /api/tenant/storage-usage: summed from the files as they are. */
export const storageUsageRoutes = (router: IRouter, context: StorageContext): void =>
  mount(
    router,
    storageUsage,
    async ({ auth: { tenantId, permissions }, minPosition }) => {
      await reachMinPosition(context, minPosition, SHOWN, tenantId);
      const queries = QUERIES.map((text) => ({ ...prepared(text), values: [tenantId], rowMode: 'array' as const }));
      const answers = await askAs(context.reader)(tenantId, queries);
      const [all = [], trash = [], quarantine = [], kinds = [], types = [], folders = [], months = []] = answers;
      const [largest = [], own = []] = answers.slice(7);
      const quota = own[0]?.[0] ?? null;
      const nameOf = (place: unknown, name: unknown) => {
        const right = namedWith[String(place)];
        return right === undefined || permissions.includes(right) ? name : null;
      };
      return {
        body: StorageUsage.parse({
          ...sum(all[0] ?? []),
          quota: quota === null ? context.storageQuota : Number(quota),
          trash: sum(trash[0] ?? []),
          quarantine: sum(quarantine[0] ?? []),
          byKind: sums(kinds, 'kind'),
          byType: sums(types, 'type'),
          byFolder: sums(folders, 'folderId'),
          byMonth: sums(months, 'month'),
          largest: largest.map(([place, id, name, kind, bytes]) => ({
            ...{ place, id, name: nameOf(place, name), kind },
            bytes: Number(bytes),
          })),
        }),
      };
    },
    context.http,
  );
