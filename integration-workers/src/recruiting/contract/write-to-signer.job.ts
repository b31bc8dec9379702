import { productMailWith } from 'contracts/automation/product-mail/product-mails';
import { GLOBAL, Id } from 'contracts/kernel/id';
import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locale';
import { askReasons } from 'contracts/recruiting/contract/contract.choices';
import { z } from 'zod';
import { type Addressee, productMailJob } from '#integration-workers/automation/mail/product-mail.job';
import { unlessRefused } from '#integration-workers/engine/command';

type Reason = (typeof askReasons)[number];
const isAgain = (reason: Reason) => reason === 'reminder' || reason === 'by-hand';

/** Day and time, and of which zone. */
const moment = (at: string, timeZone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...{ timeZone, timeZoneName: 'short' },
  }).format(new Date(at));

/**
 * Writes to those who are to sign, and once all have to everybody who did. The mail belongs to no company: its link is for one mailbox
 * alone, and staff can read their company's mails.
 */
export const writeToSigner = productMailJob({
  name: 'recruiting.contract.write-to-signer',
  payload: z.strictObject({ contractId: Id, signerIds: z.array(Id), reason: z.enum([...askReasons, 'finished']) }),
  urgency: 'somebody-waits',
  recipients: async (
    { data: { contractId, signerIds, reason }, cause: { tenantId } },
    { contractToken, publicUrl },
  ) => {
    const found = await Promise.all(
      signerIds.map(async (signerId): Promise<Addressee[]> => {
        const one = await unlessRefused(contractToken({ tenantId, contractId, signerId }), 'not-found');
        if (!one || (reason !== 'finished' && !one.isToSign)) return [];
        const { token, email, name, locale, company, title, message, expiresAt, timeZone } = one;
        const values = {
          ...{ 'contract.signer': name, 'company.name': company, 'contract.title': title },
          'contract.link': { url: `${publicUrl}/c/sign?lang=${locale}#${token}` },
        };
        const mail =
          reason === 'finished'
            ? productMailWith('contract-finished', values)
            : productMailWith(isAgain(reason) ? 'contract-reminded' : 'contract-asked', {
                ...values,
                'contract.message': { text: message },
                'contract.deadline': moment(expiresAt, timeZone, locale),
              });
        return [{ ...mail, to: email, subjectId: contractId, tenantId: GLOBAL, target: signerId, locale }];
      }),
    );
    return found.flat();
  },
});
