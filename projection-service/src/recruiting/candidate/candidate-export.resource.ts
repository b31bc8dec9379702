import { type Cell, csvLines, csvOf } from 'contracts/kernel/csv';
import { majorOf } from 'contracts/kernel/money';
import { cellOfList, cellOfNumber } from 'contracts/recruiting/candidate/candidate.cells';
import {
  type ExportableField,
  exportableFields,
  exportCandidates,
} from 'contracts/recruiting/candidate/candidate.export';
import type { CustomFieldView } from 'contracts/recruiting/custom-field/custom-field.entity';
import { mount } from 'platform/http/route';
import { exportRows } from '#projection-service/engine/list-export';
import { askAs, type ReadContext, type ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { candidateList, candidateProjection } from './candidate.projection.ts';

type Row = Record<string, unknown>;
type Own = Pick<CustomFieldView, 'id' | 'name' | 'kind' | 'options'>;

const SOURCES = [...candidateList.source.projections, 'automation.label', 'recruiting.customField'];
const LABELS = 'select id, name from read.label where tenant_id = $1';
const FIELDS = `select id, name, kind, options from read.custom_field
  where tenant_id = $1 and applies_to = 'candidate' order by lower(name), id`;

const amounts: ReadonlySet<string> = new Set([
  ...['currentSalary', 'expectedSalary', 'expectedMonthlyWage', 'expectedHourlyWage'],
]);
const joined = (values: unknown, nameOf: (value: never) => unknown): string =>
  cellOfList(((values ?? []) as never[]).map((value) => String(nameOf(value) ?? '')));

type Names = ReadonlyMap<unknown, string>;

const cellOf = (field: ExportableField, row: Row, labels: Names): Cell => {
  const value = row[field];
  if (field === 'labelIds') return joined(value, (id) => labels.get(id));
  if (field === 'skills') return joined(value, (skill) => skill);
  if (field === 'languages' || field === 'certifications') return joined(value, ({ name }: { name: string }) => name);
  if (value === null || value === undefined) return '';
  if (amounts.has(field)) return cellOfNumber(Number(majorOf(Number(value), String(row.salaryCurrency ?? ''))));
  return typeof value === 'bigint' || typeof value === 'number' ? Number(value) : String(value);
};

const ownCellOf = ({ id, kind, options }: Own, row: Row): Cell => {
  const value = (row.custom as Row | null)?.[id] ?? null;
  if (value === null) return '';
  const nameOf = (one: unknown) => options.find(({ id }) => id === one)?.name;
  if (kind === 'choices') return joined(value, nameOf);
  if (kind === 'choice') return nameOf(value) ?? '';
  return typeof value === 'number' ? cellOfNumber(value) : String(value);
};

const namesOf = async ({ reader }: ReadContext, tenantId: string) => {
  const asked = (text: string) => ({ ...prepared(text), values: [tenantId], rowMode: 'array' as const });
  const [labels = [], own = []] = await askAs(reader)(tenantId, [asked(LABELS), asked(FIELDS)]);
  return {
    labels: new Map(labels.map(([id, name]) => [id, String(name)])),
    own: own.map(([id, name, kind, options]) => ({ id, name, kind, options }) as Own),
  };
};

/** GET /api/tenant/candidates/export: made row after row, however many there are (docs/product.md REC-70). */
export const candidateExportResource: ReadResource = (router, context) =>
  mount(
    router,
    exportCandidates,
    async ({ auth, query: { filter, headings }, minPosition, now }) => {
      const { tenantId, permissions } = auth;
      await reachMinPosition(context, minPosition, SOURCES, tenantId);
      const { labels, own } = await namesOf(context, tenantId);
      const mayRead = {
        labels: permissions.includes('tenant.labels.read'),
        own: permissions.includes('tenant.custom.fields.read'),
      };
      const fields = exportableFields.filter((field) => field !== 'labelIds' || mayRead.labels);
      const ownFields = mayRead.own ? own : [];
      const head = [...fields.map((field) => headings[field] ?? field), ...ownFields.map(({ name }) => name)];
      const columns = [...new Set([...fields, 'salaryCurrency', 'custom'])].filter(
        (field) => field in candidateProjection.columns,
      );
      const rows = exportRows(
        context.reader,
        { tenantId, filter: await candidateList.asked(filter, auth, context) },
        { ...candidateList, fields: columns, order: 'createdAt' },
      );
      const chunks = async function* () {
        yield csvOf([head]);
        for await (const batch of rows)
          yield csvLines(
            batch.map((row) => [
              ...fields.map((field) => cellOf(field, row, labels)),
              ...ownFields.map((field) => ownCellOf(field, row)),
            ]),
          );
      };
      const name = `candidates-${now.toISOString().slice(0, 10)}.csv`;
      const headers = { 'Content-Disposition': `attachment; filename="${name}"` };
      return { chunks: chunks(), type: 'text/csv; charset=utf-8', headers };
    },
    context.http,
  );
