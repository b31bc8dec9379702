import { tagsNotIn } from 'contracts/automation/mail/mail-liquid';
import {
  type ProductMailFields,
  type ProductMailRejection,
  productMail,
} from 'contracts/automation/product-mail/product-mail.entity';
import { neededTags, productMailTags } from 'contracts/automation/product-mail/product-mails';
import { Rejection } from 'contracts/kernel/problem';
import { refuseDraft, textsFaults } from '#command-service/automation/mail/draft';
import { entityDecider } from '#command-service/entity/entity.decider';

/** A link to answer or to sign stays in the mail, in each language. */
const requireNeeded = ({ mail, variants, ...first }: ProductMailFields): void => {
  const needed = neededTags(mail);
  const without = [first, ...variants].flatMap(({ content }, at) => {
    const names = tagsNotIn(content, needed);
    return names.length > 0 ? [{ field: at === 0 ? 'content' : `variants.${at - 1}.content`, names }] : [];
  });
  const [fault] = without;
  if (!fault) return;
  throw new Rejection<ProductMailRejection>('product-mail-tag-needed', 422, {
    detail: `Needed tags: ${fault.names.join(', ')}`,
    errors: Object.fromEntries(without.map(({ field }) => [field, ['product-mail-tag-needed']])),
  });
};

/** A mail of the product says of what it is about what the product knows then, and no more. */
export const productMailDecider = entityDecider(productMail, {
  check: (fields) => {
    refuseDraft(textsFaults(fields, productMailTags(fields.mail)));
    requireNeeded(fields);
  },
});
