/** How somebody said whether they want mails: by the page of a link, by their mail program (RFC 8058), in the portal. */
export const unsubscribeWays = ['link', 'mail-program', 'portal'] as const;
export type UnsubscribeWay = (typeof unsubscribeWays)[number];

/** Why a mail does not go to an address, as codes of problems. */
export const mailStops = ['mail-unsubscribed', 'mail-bounced', 'mail-complained'] as const;
export type MailStop = (typeof mailStops)[number];

/** What ends mails of all kinds to an address: it takes none, or whoever has it called one unwanted. */
export const addressStops = ['bounced', 'complained'] as const;
export type AddressStop = (typeof addressStops)[number];

/** Mails that did not arrive for reasons that pass, within these days, until the address counts as taking none. */
export const MAX_SOFT_BOUNCES = 5;
export const SOFT_BOUNCE_DAYS = 30;

/** Characters of the last part of a link by which somebody unsubscribes, and bytes of what a mail program posts there. */
export const MAX_SUBSCRIPTION_TOKEN = 700;
export const MAX_ONE_CLICK_BYTES = 4_096;
/** Companies whose mails somebody is told of at a time. */
export const MAX_MAIL_SETTINGS = 100;
