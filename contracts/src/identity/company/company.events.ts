import { z } from 'zod';
import { e164, link, phone } from '#contracts/kernel/contact';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { StoredLogo } from '#contracts/kernel/stored-image';
import { email, requiredText, richText, text } from '#contracts/kernel/text';
import { timeZone } from '#contracts/kernel/time-zone';

const optional = <S extends z.ZodType>(schema: S) => z.union([schema, z.literal('')]);

/** What a company says of itself: to its staff, and on its public pages. Empty texts are not shown. */
export const CompanyProfile = z.strictObject({
  name: requiredText(200),
  /** One line under the name. */
  label: text(200),
  description: richText(5_000),
  email: optional(email()),
  phone: phone(),
  phoneE164: e164(),
  website: link(300),
  /** Headquarters, in lines as on an envelope. */
  address: text(500),
  /** Colour of links and buttons on the public pages: `#0c4a3d`. */
  color: z.string().regex(/^#[0-9a-f]{6}$/, 'color-invalid'),
  /** IANA name. Days of reports begin and end in it. */
  timeZone: timeZone(),
});
export type CompanyProfile = z.infer<typeof CompanyProfile>;

/** A company that has said nothing of itself yet. */
export const defaultProfile: Omit<CompanyProfile, 'name'> = {
  label: '',
  description: '',
  email: '',
  phone: '',
  phoneE164: '',
  website: '',
  address: '',
  color: '#0c4a3d',
  timeZone: 'UTC',
};

// Stored for ever: rename or retype nothing here without an upcast. The stream is the company's own: its id is the tenant's.
export const companyEvents = defineEvents('company', {
  CompanyRegistered: z.object({ companyId: Id, ...CompanyProfile.shape }),
  /** Only the fields that changed, as they were and as they are. */
  CompanyChanged: z.object({ companyId: Id, from: CompanyProfile.partial(), to: CompanyProfile.partial() }),
  CompanyLogoChanged: z.object({ companyId: Id, from: StoredLogo.nullable(), to: StoredLogo.nullable() }),
});
export type CompanyEvent = EventsOf<typeof companyEvents.shapes>;
