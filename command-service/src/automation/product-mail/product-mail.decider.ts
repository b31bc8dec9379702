import { productMail } from 'contracts/automation/product-mail/product-mail.entity';
import { productMailTags } from 'contracts/automation/product-mail/product-mails';
import { refuseDraft, textsFaults } from '#command-service/automation/mail/draft';
import { entityDecider } from '#command-service/entity/entity.decider';

/** A mail of the product says of what it is about what the product knows then, and no more. */
export const productMailDecider = entityDecider(productMail, {
  check: (fields) => refuseDraft(textsFaults(fields, productMailTags(fields.mail))),
});
