import { z } from 'zod';
import { MAX_POSTAL_CODE_LENGTH } from '#contracts/kernel/contact.limits';
import { text } from '#contracts/kernel/text';

/** Countries whose postal codes are known. */
export const nearCountries = ['US', 'BR', 'CA'] as const;
export const MAX_NEAR_KM = 500;
export const KM_PER_MILE = 1.609344;

/** Around a postal code (docs/product.md REC-41). */
export const NearFilter = z.strictObject({
  country: z.enum(nearCountries),
  postalCode: text(MAX_POSTAL_CODE_LENGTH, 1),
  km: z.number().min(1).max(MAX_NEAR_KM),
});
export type NearFilter = z.infer<typeof NearFilter>;

/** Why a list around a postal code may be refused. */
export type NearRejection = 'postal-code-unknown';
