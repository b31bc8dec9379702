import { richTextHtml } from 'contracts/kernel/rich-text';
import { applyToInterviewPath, openInterviewPath } from 'contracts/recruiting/public/public.paths';
import type { ReadOpenInterview } from '#projection-service/recruiting/open-interview/public-open-interview.reads';
import { addressesOf, chosenLang, pathWith } from './address.ts';
import { companyBox } from './company-box.ts';
import { summaryOf } from './html.ts';
import type { Language } from './language.ts';
import { companyPicturePath } from './pictures.ts';
import { type Page, renderPage } from './render.ts';
import { companyPath, productHref, type Site } from './site.ts';
import { initialsIcon } from './style.ts';
import { pageTexts } from './texts/texts.ts';

const SUMMARY = 160;

type PageOptions = Site & { language: Language; source: string; isOwnSource: boolean };

/** The page of an interview without a job. It is for those who were given its link: search engines leave it out. */
export const openInterviewPage = (
  { company, ...interview }: ReadOpenInterview,
  { language, source, isOwnSource, ...site }: PageOptions,
): Page => {
  const texts = pageTexts[language.locale];
  const title = texts.jobAt(interview.title, company.name);
  return renderPage(
    'open-interview',
    {
      language,
      ...addressesOf({
        origin: site.origin,
        path: openInterviewPath(company.subdomain, interview.id),
        language,
        kept: isOwnSource ? {} : { source },
      }),
      productHref: productHref(site, '/', language),
      title,
      description: summaryOf(interview.description, SUMMARY) || title,
      color: company.color,
      icon: initialsIcon(company.name, company.color),
      image: site.origin + companyPicturePath(company.subdomain),
      hasLogo: company.logo !== null,
      isIndexed: false,
      jsonLd: null,
    },
    {
      title: interview.title,
      eyebrow: texts.interviewEyebrow(company.name),
      facts: [
        { label: texts.howAnswered, value: texts.inBrowser },
        { label: texts.answerWithin, value: texts.days(interview.answerDays) },
      ],
      company: companyBox(company, language, site),
      applyHref: productHref(site, applyToInterviewPath(interview.id, source), language),
      descriptionHtml: richTextHtml(interview.description, 'h3'),
      allJobsHref: pathWith(companyPath(site, company), { lang: chosenLang(language) }),
    },
  );
};
