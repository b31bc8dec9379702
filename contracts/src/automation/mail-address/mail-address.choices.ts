/** How somebody said whether they want mails: by the page of a link, by their mail program (RFC 8058), in the portal. */
export const unsubscribeWays = ['link', 'mail-program', 'portal'] as const;
export type UnsubscribeWay = (typeof unsubscribeWays)[number];

/** Why a mail does not go to an address, as codes of problems. */
export const mailStops = ['mail-unsubscribed'] as const;
export type MailStop = (typeof mailStops)[number];

/** Characters of the last part of a link by which somebody unsubscribes, and bytes of what a mail program posts there. */
export const MAX_SUBSCRIPTION_TOKEN = 700;
export const MAX_ONE_CLICK_BYTES = 4_096;
/** Companies whose mails somebody is told of at a time. */
export const MAX_MAIL_SETTINGS = 100;
