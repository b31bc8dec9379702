import type { Client } from 'contracts/client/client';
import { routeOf } from 'contracts/client/route';
import type { sendVerification } from 'contracts/identity/email-address/email-address.endpoints';
import { useState } from 'react';
import { useSend } from '#ui-kit/api/useSend';

const sendRoute = routeOf<typeof sendVerification>({
  method: 'POST',
  path: '/api/auth/email-verification',
  access: 'authenticated',
});

/** Sends the mail again that confirms my address; its link leads on to `goOnTo`, a page of the portal. `message` is the translation key of what there is to say. */
export const useVerificationMail = (client: Client, goOnTo?: string) => {
  const [isSent, setSent] = useState(false);
  const { submit, refusal, isBusy } = useSend(() =>
    client.call(sendRoute, { body: goOnTo === undefined ? {} : { goOnTo } }),
  );
  const send = async () => {
    if (!isBusy && (await submit({}))) setSent(true);
  };
  const message = isSent ? 'emailAddress.sent' : refusal ? `problem.${refusal.code}` : 'emailAddress.unverified';
  return { message, send, canSend: !isSent, isBusy };
};
