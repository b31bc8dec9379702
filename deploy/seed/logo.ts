import { readFile } from 'node:fs/promises';
import type { Commands } from 'command-service/commands';
import type { Accounts } from 'command-service/identity/access/accounts';
import { companyAccess } from 'command-service/identity/company/company.access';
import { imageKey, LOGO_EDGE } from 'contracts/kernel/image';
import type { FileStorage } from 'platform/storage/file-storage';
import type { CompanyContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';

type Deps = {
  commands: Pick<Commands, 'company'>;
  accounts: Pick<Accounts, 'saveCompany'>;
  files: Pick<FileStorage, 'put'>;
};

/** The logo in the company's folder, as its owner would have given it; again, nothing happens. */
export const giveLogo = async (deps: Deps, company: CompanyContent, now: Date): Promise<void> => {
  const owner = company.people.find(({ role }) => role === 'Owner');
  if (!company.hasLogo || !owner) return;
  const tenantId = tenantIdOf(company);
  const imageId = demoId('logo', company.subdomain, '').replaceAll('-', '');
  const bytes = await readFile(new URL(`./${company.subdomain}/logo.webp`, import.meta.url));
  await deps.files.put(imageKey({ owners: 'companies', ownerId: tenantId }, imageId), bytes);
  const metadata = {
    tenantId,
    actor: { type: 'user' as const, id: userIdOf(owner) },
    ip: null,
    occurredAt: now.toISOString(),
    correlationId: imageId,
    causationId: imageId,
    idempotencyKey: imageId,
    now,
  };
  const data = { logo: { imageId, width: LOGO_EDGE, height: LOGO_EDGE } };
  const sent = await deps.commands.company(tenantId, { type: 'ChangeLogo', data, metadata });
  // What the company has chosen since then stands when this is done again.
  if (sent.state.status === 'registered') {
    await companyAccess.save(deps.accounts, sent);
  }
};
