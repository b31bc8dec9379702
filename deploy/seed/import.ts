import type { Commands } from 'command-service/commands';
import { keepRows } from 'command-service/recruiting/candidate-import/import-files';
import type { CommandMetadata } from 'contracts/kernel/message';
import { importFolder } from 'contracts/recruiting/candidate-import/candidate-import.files';
import { suggestMapping } from 'contracts/recruiting/candidate-import/candidate-import.suggest';
import type { FileStorage } from 'platform/storage/file-storage';
import { atWork, daysBefore } from '#deploy/seed/calendar';
import type { CompanyContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';
import type { Step } from '#deploy/seed/step';

type Deps = { commands: Pick<Commands, 'candidateImport'>; files: FileStorage };

const columns = ['Name', 'Email', 'Phone', 'City', 'Country'];

/** Who was on the list: one of them is known already by their number, one has no address that can be. */
const rowsOf = (known: { firstName: string; lastName: string; phone: string }): string[][] => [
  ['Ingeborg Thorsen', 'ingeborg.thorsen@letters.example', '', 'Duluth', 'US'],
  [`${known.firstName} ${known.lastName}`, 'old.address@letters.example', known.phone, '', ''],
  ['Calvin Okafor', 'calvin.okafor(at)letters.example', '', 'Kingston', 'CA'],
  ['Sunniva Lie', 'sunniva.lie@letters.example', '', 'Duluth', 'US'],
];

type Options = { now: Date; steps: readonly Step[] };

/** A list of people that the recruiter brought from a fair: read, and one row refused. */
export const planImport = ({ commands, files }: Deps, company: CompanyContent, { now, steps }: Options) => {
  const { importedDaysAgo, subdomain, people } = company;
  const recruiter = people.find(({ role }) => role === 'Recruiter');
  const known = steps.flatMap(({ command }) => (command.type === 'CreateCandidate' ? [command.data] : []))[1];
  if (importedDaysAgo === undefined || !recruiter || !known) return [];
  const [id, at] = [demoId('candidateImport', subdomain, 'fair'), atWork(daysBefore(now, importedDaysAgo), now)];
  const tenantId = tenantIdOf(company);
  const rows = rowsOf({ phone: '', ...known });
  const cause = (key: string, actor: CommandMetadata['actor']): CommandMetadata => ({
    ...{ tenantId, actor, ip: null, occurredAt: at.toISOString(), correlationId: id, causationId: id },
    ...{ idempotencyKey: `demo-${id}-${key}`, now: at },
  });
  const user = { type: 'user' as const, id: userIdOf(recruiter) };
  const run = async () => {
    await keepRows(files, tenantId, { id, rows });
    const file = { name: 'boat-fair.csv', columns, rows: rows.length, encoding: 'utf-8', delimiter: ',' } as const;
    const created = { type: 'CreateCandidateImport' as const, data: { candidateImportId: id, ...file } };
    await commands.candidateImport(id, { ...created, metadata: cause('created', user) });
    const settings = { mapping: suggestMapping(columns), duplicates: 'skip' as const, dayOrder: 'mdy' as const };
    const forAll = { labelIds: [], jobId: null, source: 'wooden-boat-show' };
    const started = { type: 'StartCandidateImport' as const, data: { ...settings, ...forAll } };
    await commands.candidateImport(id, { ...started, metadata: cause('started', user) });
    const chunk = { type: 'ImportCandidateRows' as const, data: { chunk: 0, known: [] } };
    const system = { type: 'system' as const, id: 'recruiting.candidate-import' };
    await commands.candidateImport(id, { ...chunk, metadata: cause('rows', system) });
    await files.removeAll(importFolder(tenantId, id));
  };
  return [{ at, run }];
};
