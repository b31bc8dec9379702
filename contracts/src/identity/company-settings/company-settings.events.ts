import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { MONTHLY_CREDITS } from '#contracts/recruiting/marketplace/marketplace.limits';

const cap = z.int().min(0).max(MONTHLY_CREDITS).nullable();

/** How the product behaves for a company's people who have chosen nothing else. What comes later is one more field. */
export const CompanySettings = z.strictObject({
  /** A page of tiles in the place of the sidebar. */
  gridMode: z.boolean(),
  /** Candidates that may be bought in the marketplace on one day, and in one month below what there is; null: no cap. */
  marketplaceDailyCap: cap,
  marketplaceMonthlyCap: cap,
  /** What others say of answers is in sight once one's own review is submitted. */
  blindReviews: z.boolean(),
  /** No event action does anything. */
  eventActionsStopped: z.boolean(),
});
export type CompanySettings = z.infer<typeof CompanySettings>;

/** Of a company that has chosen nothing. */
export const defaultSettings: CompanySettings = {
  gridMode: false,
  marketplaceDailyCap: null,
  marketplaceMonthlyCap: null,
  blindReviews: false,
  eventActionsStopped: false,
};

// Stored for ever: rename or retype nothing here without an upcast. The stream is the company's own: its id is the tenant's.
export const companySettingsEvents = defineEvents('company-settings', {
  /** Only the settings that changed, as they were and as they are. */
  CompanySettingsChanged: z.object({ companyId: Id, from: CompanySettings.partial(), to: CompanySettings.partial() }),
});
export type CompanySettingsEvent = EventsOf<typeof companySettingsEvents.shapes>;
