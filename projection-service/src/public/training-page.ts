import { richTextHtml } from 'contracts/kernel/rich-text';
import {
  embeddedTrainingPath,
  joinTrainingPath,
  publicTrainingPath,
  trainingPicturePath,
} from 'contracts/training/public-training/public-training.paths';
import type { PublicContent } from '#projection-service/training/public-training/public-training.projection';
import type { ReadPublicTraining } from '#projection-service/training/public-training/public-training.reads';
import { addressesOf, chosenLang, pathWith } from './address.ts';
import { companyBox } from './company-box.ts';
import { summaryOf } from './html.ts';
import { courseOf, scriptJson } from './json-ld.ts';
import type { Language } from './language.ts';
import { companyPicturePath } from './pictures.ts';
import { type Page, renderPage } from './render.ts';
import { companyPath, productHref, type Site } from './site.ts';
import { initialsIcon } from './style.ts';
import { pageTexts } from './texts/texts.ts';

const SUMMARY = 160;

export type Frame = { embedOrigins: readonly string[] };
type PageOptions = Site & { language: Language; source: string; isOwnSource: boolean; frame?: Frame | undefined };
export type OpenTraining = ReadPublicTraining & { content: PublicContent };

/** The page of a public training: what it is, and the way to it. In a frame it is the same without what surrounds it (docs/product.md TRA-68). */
export const trainingPage = (training: OpenTraining, options: PageOptions): Page => {
  const { company, content, id, slug, isListed } = training;
  const { language, source, isOwnSource, frame, ...site } = options;
  const texts = pageTexts[language.locale];
  const { name, description, lessons, thumbnailId, deadlineDays, deadlineHours, hasCertificate } = content;
  const title = texts.trainingBy(name, company.name);
  const path = publicTrainingPath(company.subdomain, slug);
  const said = isOwnSource ? undefined : source;
  const shownPath = frame
    ? embeddedTrainingPath(company.subdomain, slug, said)
    : publicTrainingPath(company.subdomain, slug, said);
  const time = texts.within(deadlineDays ?? 0, deadlineHours ?? 0);
  const summary = summaryOf(description, SUMMARY) || title;
  return renderPage(
    frame ? 'training-frame' : 'training',
    {
      language,
      ...addressesOf({ origin: site.origin, path, shownPath, language }),
      productHref: productHref(site, '/', language),
      title,
      description: summary,
      color: company.color,
      icon: initialsIcon(company.name, company.color),
      image: site.origin + companyPicturePath(company.subdomain),
      hasLogo: company.logo !== null || thumbnailId !== null,
      isIndexed: isListed && isOwnSource && !frame,
      jsonLd: isListed && !frame ? scriptJson(courseOf({ name, summary, path }, company, site.origin)) : null,
      ...(frame && { frameAncestors: frame.embedOrigins }),
    },
    {
      title: name,
      isEmbedded: frame !== undefined,
      eyebrow: texts.trainingEyebrow(company.name),
      picture: thumbnailId === null ? null : trainingPicturePath(id),
      facts: [
        { label: texts.trainingLessons, value: texts.lessonCount(lessons.length) },
        ...(time ? [{ label: texts.timeToFinish, value: time }] : []),
        ...(hasCertificate ? [{ label: texts.certificate, value: texts.certificateGiven }] : []),
        { label: texts.howLearned, value: texts.inBrowser },
      ],
      lessons,
      company: companyBox(company, language, site),
      joinHref: productHref(site, joinTrainingPath(id, source), language),
      descriptionHtml: richTextHtml(description, 'h3'),
      allHref: pathWith(companyPath(site, company), { lang: chosenLang(language) }),
    },
  );
};
