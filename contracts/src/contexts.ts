import { automation } from './automation/automation.context.ts';
import { identity } from './identity/identity.context.ts';
import type { Context } from './kernel/context.ts';
import { landlord } from './landlord/landlord.context.ts';
import { library } from './library/library.context.ts';
import { recruiting } from './recruiting/recruiting.context.ts';
import { reporting } from './reporting/reporting.context.ts';
import { training } from './training/training.context.ts';

/** Every bounded context of the product, by its name. */
export const contextsByName: Readonly<Record<string, Context>> = {
  identity,
  recruiting,
  training,
  automation,
  library,
  reporting,
  landlord,
};

export const contexts: readonly Context[] = Object.values(contextsByName);
