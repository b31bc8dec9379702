import type { Commands } from 'command-service/commands';
import { systemLabelScopes } from 'contracts/automation/label/label.choices';
import type { CompanyContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';

export const userLabelIdOf = ({ subdomain }: CompanyContent, name: string): string =>
  demoId('userLabel', subdomain, name);

/** Who has a label, by their accounts. */
export const labelledAs = ({ people, userLabels = [] }: CompanyContent, name: string): string[] => {
  const named = userLabels.find((label) => label.name === name)?.people ?? [];
  return people.filter(({ email }) => named.includes(email)).map(userIdOf);
};

/** Labels of those who work in a company, each made and put on once by its owner. */
export const makeUserLabels = async (
  commands: Pick<Commands, 'label' | 'membership'>,
  company: CompanyContent,
  now: Date,
): Promise<void> => {
  const [owner] = company.people;
  if (!owner) return;
  const cause = (key: string) => ({
    ...{ tenantId: tenantIdOf(company), actor: { type: 'user' as const, id: userIdOf(owner) }, ip: null },
    ...{ occurredAt: now.toISOString(), correlationId: key, causationId: key, idempotencyKey: key, now },
  });
  for (const { people: _, ...label } of company.userLabels ?? []) {
    const labelId = userLabelIdOf(company, label.name);
    const data = { labelId, ...label, scopeId: systemLabelScopes.user };
    await commands.label(labelId, { type: 'CreateLabel', data, metadata: cause(labelId) });
    for (const userId of labelledAs(company, label.name)) {
      const put = { userId, add: [labelId], remove: [] };
      await commands.membership(userId, {
        ...{ type: 'LabelMembership', data: put, metadata: cause(`${labelId} ${userId}`) },
      });
    }
  }
};
