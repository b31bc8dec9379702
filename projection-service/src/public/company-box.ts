import { richTextHtml } from 'contracts/kernel/rich-text';
import { publicJobPath } from 'contracts/recruiting/public/public.paths';
import type { OpenJobView, PublicCompanyView } from 'contracts/recruiting/public/public.views';
import { chosenLang, pathWith } from './address.ts';

import { formatDay, formatPlace, initialsOf } from './formats.ts';
import type { Language } from './language.ts';
import { companyPath, type Site } from './site.ts';
import { pageTexts } from './texts/texts.ts';

const siteName = (website: string): string => URL.parse(website)?.host.replace(/^www\./, '') ?? website;

/** A company as a page shows it; what it has not said is null. */
export const companyBox = (company: PublicCompanyView, language: Language, site: Site) => {
  const { name, label, email, phone, phoneE164, website } = company;
  const address = company.address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const contact = [
    ...(email ? [{ kind: 'email', href: `mailto:${encodeURI(email)}`, text: email }] : []),
    ...(phone ? [{ kind: 'phone', href: `tel:${phoneE164}`, text: phone }] : []),
    ...(website ? [{ kind: 'website', href: website, text: siteName(website) }] : []),
  ];
  return {
    name,
    initials: initialsOf(name),
    logo: company.logo,
    label,
    descriptionHtml: richTextHtml(company.description, 'h2'),
    href: pathWith(companyPath(site, company), { lang: chosenLang(language) }),
    address,
    contact,
    saysMore: address.length > 0 || contact.length > 0,
  };
};

/** A job as a list shows it. */
export const jobItem = (job: OpenJobView, language: Language) => {
  const { locale } = language;
  return {
    title: job.title,
    href: pathWith(publicJobPath(job.slug), { lang: chosenLang(language) }),
    place: formatPlace(job, locale),
    workplace: job.workplaceType && pageTexts[locale].workplaces[job.workplaceType],
    employment: job.employmentTypes.map((type) => pageTexts[locale].employment[type]).join(', ') || null,
    published: formatDay(job.publishedAt, locale),
    publishedAt: job.publishedAt,
  };
};
