import type { Commands } from 'command-service/commands';
import type { CompanyContent } from '#deploy/seed/content';
import { demoId } from '#deploy/seed/demo-id';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';

/** The words by which a company rates, each made once by its owner. */
export const makeRatings = async (
  commands: Pick<Commands, 'ratingType'>,
  company: CompanyContent,
  now: Date,
): Promise<void> => {
  const { people, subdomain, ratings = [] } = company;
  const [owner] = people;
  if (!owner) return;
  for (const { name, score } of ratings) {
    const ratingTypeId = demoId('ratingType', subdomain, name);
    const metadata = {
      tenantId: tenantIdOf(company),
      actor: { type: 'user' as const, id: userIdOf(owner) },
      ip: null,
      occurredAt: now.toISOString(),
      correlationId: ratingTypeId,
      causationId: ratingTypeId,
      idempotencyKey: ratingTypeId,
      now,
    };
    await commands.ratingType(ratingTypeId, {
      type: 'CreateRatingType',
      data: { ratingTypeId, name, score },
      metadata,
    });
  }
};
