import { MAX_PHONE_LENGTH } from '#contracts/kernel/contact.limits';

/** Characters of what people say of themselves, apart from its schema: pages that must stay small import these without zod. */
export const profileLimits = {
  firstName: 100,
  lastName: 100,
  phone: MAX_PHONE_LENGTH,
  location: 200,
  postalCode: 20,
} as const;
