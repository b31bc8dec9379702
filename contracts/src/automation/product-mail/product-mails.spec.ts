import { describe, expect, it } from 'vitest';
import { fillMail, templateFaults } from '#contracts/automation/mail/mail-liquid';
import { mailPage } from '#contracts/automation/mail/mail-page';
import { locales } from '#contracts/kernel/locales';
import { ownTags } from './product-mail.tags.ts';
import {
  defaultWords,
  fillProductMail,
  neededTags,
  productMailExamples,
  productMails,
  productMailTags,
  productTagGroups,
} from './product-mails.ts';

const brand = { name: 'Harbor', color: '#0c4a3d', logo: null };
/** What mails are about, of which one is named in each. */
const subjects = [
  'job.title',
  'training.name',
  'candidate.full_name',
  'contract.title',
  'document.name',
  'process.name',
  'task.title',
  'company.name',
];
const both = productMails.flatMap((mail) => locales.map((locale) => [mail, locale] as const));

describe('mails of the product', () => {
  it.each(both)(
    'given %s in %s, when nobody has changed it, then it names what it is about and knows all its tags',
    (mail, locale) => {
      const words = defaultWords(mail, locale);
      const known = productMailTags(mail);
      for (const text of Object.values(words))
        expect(templateFaults(text, known)).toEqual({ unknown: [], isBroken: false });
      const examples = productMailExamples(mail, locale);
      expect(Object.keys(examples).toSorted()).toEqual([...known].toSorted());
      const { subject, content, missing } = fillMail(words, examples);
      expect(missing).toEqual([]);
      const { text } = mailPage({ locale, subject, content, brand });
      const about = subjects.find((name) => known.has(name)) ?? 'interview.title';
      expect(`${subject} ${text}`).toContain(examples[about]);
      for (const name of neededTags(mail)) expect(words.content).toContain(`{{ ${name} }}`);
      expect(text).not.toContain('\\');
    },
  );

  it.each(locales)('given all of them in %s, when looked at, then no two have one subject', (locale) => {
    const subjects = productMails.map((mail) => defaultWords(mail, locale).subject);
    expect(new Set(subjects).size).toBe(productMails.length);
  });

  it('given a mail to staff, when its menu is made, then it has the tags of this mail alone', () => {
    expect(
      productTagGroups('note-mention')
        .flatMap(({ tags }) => tags.map(({ name }) => name))
        .toSorted(),
    ).toEqual([...productMailTags('note-mention')].toSorted());
  });

  it('given a training without a deadline, when somebody is told of it, then no sentence speaks of one', () => {
    const values = { ...productMailExamples('training-opened', 'en-us'), 'training.deadline': '' };
    const { content, missing } = fillProductMail(defaultWords('training-opened', 'en-us'), values);
    expect(content).not.toContain('Please finish it');
    expect(missing).toEqual([]);
  });

  it('given all tags, when looked at, then each is in some mail', () => {
    const used = new Set(productMails.flatMap((mail) => [...productMailTags(mail)]));
    expect(ownTags.filter(({ name }) => !used.has(name))).toEqual([]);
  });
});
