import type { Commands } from 'command-service/commands';
import type { CompanyContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';

/** A group for partner companies, which join it by the link that somebody opens. */
export const makeGroup = async (
  commands: Pick<Commands, 'subAccountGroup'>,
  company: CompanyContent,
  { name, now }: { name: string; now: Date },
): Promise<void> => {
  const [owner] = company.people;
  if (!owner) return;
  const subAccountGroupId = demoId('subAccountGroup', company.subdomain, name);
  const metadata = {
    tenantId: tenantIdOf(company),
    actor: { type: 'user' as const, id: userIdOf(owner) },
    ip: null,
    occurredAt: now.toISOString(),
    correlationId: subAccountGroupId,
    causationId: subAccountGroupId,
    idempotencyKey: subAccountGroupId,
    now,
  };
  const data = { subAccountGroupId, name, bypassBilling: true, bypassPlugin: false, shareCandidates: true };
  await commands.subAccountGroup(subAccountGroupId, { type: 'CreateSubAccountGroup', data, metadata });
};
