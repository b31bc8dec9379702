import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { MAX_MAIL_SETTINGS, MAX_ONE_CLICK_BYTES, MAX_SUBSCRIPTION_TOKEN } from './mail-address.choices.ts';
import { MailAddressOwner } from './mail-address.entity.ts';
import { UNSUBSCRIBE_PATH } from './mail-address.paths.ts';

const token = z.string().min(1, 'field-required').max(MAX_SUBSCRIPTION_TOKEN);

/** Whether an address gets the mails of a company that are not owed. */
export const MailSubscription = z.object({ companyName: z.string(), address: z.string(), isUnsubscribed: z.boolean() });
export type MailSubscription = z.infer<typeof MailSubscription>;

export const openMailSubscription = endpoint({
  method: 'POST',
  path: '/api/public/mail-subscription/open',
  access: 'public',
  summary: 'Say which mails a link in one of them unsubscribes from; nothing is changed',
  body: z.strictObject({ token }),
  rateLimit: 'auth',
  answer: MailSubscription,
});

export const changeMailSubscription = endpoint({
  method: 'POST',
  path: '/api/public/mail-subscription',
  access: 'public',
  summary: 'Unsubscribe by the link of a mail, or take that back',
  body: z.strictObject({ token, isUnsubscribed: z.boolean() }),
  rateLimit: 'auth',
  answer: MailSubscription,
});

/** `List-Unsubscribe=One-Click` in a form, as mail programs post it (RFC 8058): those of a provider all from a few addresses. */
export const unsubscribeByMailProgram = endpoint({
  method: 'POST',
  path: UNSUBSCRIBE_PATH,
  access: 'public',
  summary: 'Unsubscribe with one click in a mail program (RFC 8058)',
  params: z.object({ token }),
  upload: {
    types: ['application/x-www-form-urlencoded', 'multipart/form-data'],
    maxBytes: MAX_ONE_CLICK_BYTES,
    field: 'form',
  },
  answer: z.object({}),
});

export const showUnsubscribePage = endpoint({
  method: 'GET',
  path: UNSUBSCRIBE_PATH,
  access: 'public',
  summary: 'Go to the page on which somebody unsubscribes',
  params: z.object({ token }),
  answer: z.object({}),
  status: 302,
});

export const makeSubscriptionToken = endpoint({
  method: 'POST',
  path: '/api/system/mail-subscription-tokens',
  access: 'system',
  summary: 'Create the token of a link by which an address is unsubscribed (internal)',
  body: MailAddressOwner.extend({ tenantId: Id }),
  answer: z.object({ token: z.string() }),
});

/** An interview of one's own stands for the company that has it. */
const ofInterview = { companyId: Id, interviewId: Id };
export const MyMailSetting = z.object({ ...ofInterview, address: z.string(), isUnsubscribed: z.boolean() });
export type MyMailSetting = z.infer<typeof MyMailSetting>;

export const findMyMailSettings = endpoint({
  method: 'POST',
  path: '/api/candidate/mail-settings/open',
  access: 'authenticated',
  summary: 'Say which companies that I applied to may send me mails that are not owed',
  body: z.strictObject({ interviews: z.array(z.strictObject(ofInterview)).max(MAX_MAIL_SETTINGS) }),
  answer: z.array(MyMailSetting),
});

export const changeMyMailSetting = endpoint({
  method: 'POST',
  path: '/api/candidate/mail-settings',
  access: 'authenticated',
  summary: 'Unsubscribe from the mails of a company that are not owed, or subscribe again',
  body: z.strictObject({ ...ofInterview, isUnsubscribed: z.boolean() }),
  answer: MyMailSetting,
});
