import { z } from 'zod';
import { e164, phone } from '#contracts/kernel/contact';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { personal } from '#contracts/kernel/personal';
import { requiredText, text } from '#contracts/kernel/text';
import { ProfileAbout } from './profile.about.ts';
import { profileLimits } from './profile.limits.ts';
import { DocumentName, DocumentType, documentContent } from './profile-document.views.ts';

/** Who a profile is about (docs/product.md POR-6). All of it is personal data of the account. */
export const ProfileDetails = z.strictObject({
  firstName: requiredText(profileLimits.firstName),
  lastName: requiredText(profileLimits.lastName),
  phone: phone(),
  phoneE164: e164(),
  /** City or region. */
  location: text(profileLimits.location),
  postalCode: text(profileLimits.postalCode),
  /** ISO 3166-1 alpha-2. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'country-invalid')
    .nullable(),
});
export type ProfileDetails = z.infer<typeof ProfileDetails>;

/** All that a profile holds. */
export const ProfileSaid = ProfileDetails.extend(ProfileAbout.shape);
export type ProfileSaid = z.infer<typeof ProfileSaid>;

// Stored for ever: rename or retype nothing here without an upcast. The stream belongs to no company: its id is the account's.
export const profileEvents = defineEvents('profile', {
  ProfileCreated: z.object({ userId: Id, details: personal(ProfileDetails, 'userId') }),
  /** Only the fields that changed, as they were and as they are. */
  ProfileChanged: z.object({
    userId: Id,
    from: personal(ProfileSaid.partial(), 'userId'),
    to: personal(ProfileSaid.partial(), 'userId'),
  }),
  /** Its id is that of its file, which is the person's own. */
  ProfileDocumentAdded: z.object({
    userId: Id,
    documentId: Id,
    type: DocumentType,
    name: personal(DocumentName, 'userId'),
    ...documentContent,
  }),
  ProfileDocumentRemoved: z.object({ userId: Id, documentId: Id }),
});
export type ProfileEvent = EventsOf<typeof profileEvents.shapes>;
