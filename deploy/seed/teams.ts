import type { Commands } from 'command-service/commands';
import type { CompanyContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';

/** The teams of a company, each made once by its owner. */
export const makeTeams = async (
  commands: Pick<Commands, 'team'>,
  company: CompanyContent,
  now: Date,
): Promise<void> => {
  const { people, subdomain, teams = [] } = company;
  const [owner] = people;
  if (!owner) return;
  for (const { name, roles } of teams) {
    const teamId = demoId('team', subdomain, name);
    const userIds = people.filter(({ role }) => roles.includes(role)).map(userIdOf);
    const metadata = {
      tenantId: tenantIdOf(company),
      actor: { type: 'user' as const, id: userIdOf(owner) },
      ip: null,
      occurredAt: now.toISOString(),
      correlationId: teamId,
      causationId: teamId,
      idempotencyKey: teamId,
      now,
    };
    await commands.team(teamId, { type: 'CreateTeam', data: { teamId, name, userIds }, metadata });
  }
};
