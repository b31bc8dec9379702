import { describe, expect, it } from 'vitest';
import { fillMail, templateFaults } from '#contracts/automation/mail/mail-liquid';
import { mailPage } from '#contracts/automation/mail/mail-page';
import { locales } from '#contracts/kernel/locales';
import { defaultWords, productMailExamples, productMails, productMailTags, productTagGroups } from './product-mails.ts';

const brand = { name: 'Harbor', color: '#0c4a3d', logo: null };
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
      const [about] = ['job.title', 'training.name', 'candidate.full_name'].filter((name) => known.has(name));
      expect(`${subject} ${text}`).toContain(examples[about ?? '']);
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
});
