import { createHash } from 'node:crypto';
import type { JobFacets } from 'contracts/recruiting/public/public.views';
import { describe, expect, it } from 'vitest';
import {
  exampleCompany,
  exampleJob,
  fullJob,
  openJob,
  silentCompany,
  silentJob,
} from '#projection-service/test/pages.fixture';
import { companyPage } from './company-page.ts';
import { jobPage } from './job-page.ts';
import type { Language } from './language.ts';
import { closedPage, notFoundPage } from './missing-page.ts';
import type { Page } from './render.ts';

const origin = 'https://jobs.example';
const english: Language = { locale: 'en-us', isChosen: false };
const portuguese: Language = { locale: 'pt-br', isChosen: true };
const here = { origin, language: english, source: 'company-page', isOwnSource: true };

const htmlOf = async (page: Page): Promise<string> => (await page.body.in('identity')).toString();
const jobHtml = (job = exampleJob, place = here) => htmlOf(jobPage(job, place));
const listOf = (jobsFound: number) => ({ jobsFound, jobs: [openJob(1), openJob(2)] });
const noFacets: JobFacets = { places: [], workplaceTypes: [], employmentTypes: [], categories: [] };
const unasked = { q: '', page: 1, filter: {}, facets: noFacets, trainings: [] };
const companyHtml = (company = exampleCompany, jobsFound = 2, asked: Partial<typeof unasked> = {}) =>
  htmlOf(companyPage(company, listOf(jobsFound), { origin, language: english, ...unasked, ...asked }));

const jsonLdOf = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

const everyPage = (): [string, Page][] => [
  ['a job', jobPage(exampleJob, here)],
  ['a job of which nothing is said', jobPage(silentJob, { ...here, language: portuguese })],
  ['a job that says everything', jobPage(fullJob, here)],
  ['a company', companyPage(exampleCompany, listOf(60), { origin, language: english, ...unasked, q: 'x', page: 2 })],
  [
    'a company without a word',
    companyPage(silentCompany, { jobsFound: 0, jobs: [] }, { origin, language: portuguese, ...unasked }),
  ],
  ['nothing', notFoundPage({ language: english, path: '/nowhere', site: { origin } })],
  [
    'a closed job',
    closedPage(
      { company: exampleCompany, jobs: [openJob(1)] },
      { language: portuguese, path: '/gone', site: { origin } },
    ),
  ],
];

describe('a public page', () => {
  it.each(everyPage())(
    'given %s, when shown, then it loads the typeface alone, runs at most what keeps a chosen language, and its policy allows exactly that and its styles',
    async (_, page) => {
      const html = await htmlOf(page);
      const [, script] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
      const isPortuguese = page.locale === 'pt-br';
      expect(script?.includes('localStorage.setItem("onrecord.locale","pt-br")') ?? false).toBe(isPortuguese);
      const own = html.replace(`<script>${script}</script>`, '');
      expect(own.replaceAll(/url\(\/assets\/fonts\/[\w.-]+\)/g, '')).not.toMatch(
        /<script(?! type="application\/ld\+json")|<link rel="stylesheet"|<img|@import|url\(|style="| on[a-z]+="/,
      );
      const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, style = '']) => style);
      const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
      const hashes = styles.map(hashOf);
      const scripts = script ? ` script-src ${hashOf(script)};` : '';
      expect(page.policy).toBe(
        `default-src 'none';${scripts} style-src ${hashes.join(' ')}; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      );
    },
  );

  it('given a company with a logo, when its pages are shown, then they load that alone, and tell machines where it is', async () => {
    const logo = { url: '/api/public/images/companies/c/0123', width: 512, height: 128 };
    const company = { ...exampleCompany, logo };
    const place = { origin, language: english };
    const pages = [
      companyPage(company, { jobsFound: 0, jobs: [] }, { ...place, ...unasked }),
      jobPage({ ...exampleJob, company }, { ...place, source: 'x', isOwnSource: false }),
    ];
    for (const page of pages) {
      const html = await htmlOf(page);
      expect(html.match(/<img[^>]*>/g)).toEqual([
        `<img class="logo" src="${logo.url}" width="512" height="128" alt="">`,
      ]);
      expect(page.policy).toContain("img-src 'self' data:;");
      expect(JSON.stringify(jsonLdOf(html))).toContain(`"logo":"${origin}${logo.url}"`);
    }
  });

  it.each(everyPage())(
    'given %s, when read by machines, then language, landmarks and one heading are there, and nothing is left to fill in',
    async (_, page) => {
      const html = await htmlOf(page);
      expect(html.startsWith('<!doctype html>\n<html lang="')).toBe(true);
      for (const mark of ['<main', '<header', '<footer', '<h1', '<title>']) expect(html.split(mark)).toHaveLength(2);
      expect(html).not.toMatch(/\{\{|\{%|undefined|\[object|NaN|>null</);
      const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const [, id] of html.matchAll(/aria-labelledby="([^"]+)"/g)) expect(ids).toContain(id);
    },
  );
});

describe('the page of a job', () => {
  it('given a job and its company, when a link to them is shared, then each has a picture of its own', async () => {
    expect(await jobHtml()).toContain(
      '<meta property="og:image" content="https://jobs.example/og/jobs/marine-joiner.png">',
    );
    expect(await companyHtml()).toContain(
      '<meta property="og:image" content="https://jobs.example/og/companies/harbor.png">',
    );
  });

  it('given a job, when shown, then all it says is there, and how to apply and reach the company', async () => {
    const html = await jobHtml();
    for (const piece of [
      '<h1 dir="auto">Marine joiner</h1>',
      '<bdi>Kingston, Ontario, Canada</bdi>',
      '<bdi>Full-time</bdi>',
      '<li>Wood</li>',
      'Sep 11, 2026',
      `href="/a/apply-from-source/${exampleJob.id}/company-page"`,
      'href="/p/harbor"',
      'href="mailto:work@harbor.example"',
      'href="tel:+12185550142"',
      'href="https://www.harbor.example/about"',
      '12 Canal Park Drive<br>Duluth',
      '<link rel="canonical" href="https://jobs.example/marine-joiner">',
      'hreflang="pt-BR" href="https://jobs.example/marine-joiner?lang=pt-br"',
    ])
      expect(html).toContain(piece);
  });

  it('given a reader who chose Portuguese, when they apply or go to the product, then the language goes along (docs/product.md UI-1)', async () => {
    const html = await jobHtml(exampleJob, { ...here, language: { locale: 'pt-br', isChosen: true } });
    expect(html).toContain(`href="/a/apply-from-source/${exampleJob.id}/company-page?lang=pt-br"`);
    expect(html).toContain('href="/?lang=pt-br"');
  });

  it('given another source, when shown, then applying and the other language keep it, and the address does not', async () => {
    const html = await jobHtml(exampleJob, { ...here, source: 'indeed', isOwnSource: false });
    expect(html).toContain(`href="/a/apply-from-source/${exampleJob.id}/indeed"`);
    expect(html).toContain('href="/marine-joiner?source=indeed&amp;lang=pt-br"');
    expect(html).toContain('<link rel="canonical" href="https://jobs.example/marine-joiner">');
  });

  it('given mark-up in every text, when shown, then it is text', async () => {
    const evil = '</script></style></title><img src=x onerror=alert(1)>"\'';
    const company = { ...exampleCompany, name: evil, label: evil, description: evil, phone: evil, address: evil };
    const html = await jobHtml({ ...exampleJob, title: evil, location: evil, description: evil, company });
    expect(html).not.toContain('<img');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html.match(/<\/style>/g)).toHaveLength(2);
    expect(jsonLdOf(html)).toMatchObject({ title: evil, hiringOrganization: { name: evil } });
  });

  it('given a job, when machines read it, then it is a JobPosting with place, pay and kind', async () => {
    expect(jsonLdOf(await jobHtml())).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Marine joiner',
      description: '<p>You join.</p>\n<ul>\n<li>Wood</li>\n<li>Rope</li>\n</ul>',
      datePosted: exampleJob.publishedAt,
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Harbor & Pine',
        url: 'https://jobs.example/p/harbor',
        description: 'We build. And sail.',
        sameAs: exampleCompany.website,
        email: exampleCompany.email,
        telephone: '+12185550142',
        address: exampleCompany.address,
      },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: 'Kingston, Ontario', addressCountry: 'CA' },
      },
      employmentType: 'FULL_TIME',
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'CAD',
        value: { '@type': 'QuantitativeValue', unitText: 'HOUR', minValue: 31, maxValue: 42.5 },
      },
      identifier: { '@type': 'PropertyValue', name: 'Harbor & Pine', value: exampleJob.id },
      directApply: true,
      url: 'https://jobs.example/marine-joiner',
    });
  });

  it('given a job that says everything, when shown, then people and machines read all of it', async () => {
    const html = await jobHtml(fullJob);
    for (const piece of [
      '<bdi>Full-time, Temporary</bdi>',
      '<bdi>12 Wharf Road, K7L 1A1 Kingston, Ontario</bdi>',
      '<bdi>Production and crafts</bdi>',
      '<dd>Mid level (3–6 years)</dd>',
      '<dd>Vocational training</dd>',
      '<dd>Up to 25% of the time</dd>',
      '<dd>Willingness to relocate</dd>',
      '<li>Dental insurance</li>',
      '<bdi>Nov 30, 2026</bdi>',
    ])
      expect(html).toContain(piece);
    expect(jsonLdOf(html)).toMatchObject({
      validThrough: '2026-12-01T05:00:00.000Z',
      employmentType: ['FULL_TIME', 'TEMPORARY'],
      jobLocation: {
        address: {
          streetAddress: '12 Wharf Road',
          postalCode: 'K7L 1A1',
          addressLocality: 'Kingston',
          addressRegion: 'Ontario',
          addressCountry: 'CA',
        },
      },
      educationRequirements: { credentialCategory: 'professional certificate' },
      experienceRequirements: { monthsOfExperience: 36 },
      industry: 'Marine',
      occupationalCategory: 'Production and crafts',
      jobBenefits: 'Dental insurance, Paid time off',
      qualifications: 'Travel: Up to 25% of the time. Willingness to relocate',
    });
  });

  it('given a job of which nothing is said, when machines read it, then nothing is made up', async () => {
    const posting = jsonLdOf(await jobHtml(silentJob));
    expect(posting).toMatchObject({ description: '<p>Marine joiner</p>' });
    for (const field of ['jobLocation', 'jobLocationType', 'employmentType', 'baseSalary'])
      expect(posting).not.toHaveProperty(field);
  });
});

describe('the page of a company', () => {
  it('given a page in the middle of a search, when shown, then words, count and neighbours are there and it is not indexed', async () => {
    const html = await companyHtml(exampleCompany, 60, { q: 'join "er', page: 2 });
    for (const piece of [
      'value="join &#34;er"',
      '60 jobs found',
      'Page 2 of 3',
      'href="/p/harbor?q=join+%22er" rel="prev"',
      'href="/p/harbor?q=join+%22er&amp;page=3" rel="next"',
      '<meta name="robots" content="noindex, follow">',
    ])
      expect(html).toContain(piece);
  });

  it('given filters, when shown, then what was chosen stays, pages keep it, and a filter of one value is left out', async () => {
    const facets: JobFacets = {
      places: [
        { value: 'Kingston', jobs: 2 },
        { value: 'Duluth', jobs: 1_200 },
      ],
      workplaceTypes: [
        { value: 'remote', jobs: 2 },
        { value: 'on-site', jobs: 1 },
      ],
      employmentTypes: [{ value: 'full-time', jobs: 3 }],
      categories: [{ value: 'sales', jobs: 3 }],
    };
    const filter = { place: 'Kingston', category: 'design' };
    const html = await companyHtml(exampleCompany, 60, { page: 2, facets, filter });
    for (const piece of [
      '<option value="Kingston" selected>Kingston (2)</option>',
      '<option value="Duluth">Duluth (1,200)</option>',
      '<option value="design" selected>Design (0)</option>',
      '<option value="remote">Remote (2)</option>',
      'href="/p/harbor?place=Kingston&amp;category=design" rel="prev"',
      '<meta name="robots" content="noindex, follow">',
      'Show all jobs',
    ])
      expect(html).toContain(piece);
    expect(html).not.toContain('name="employment"');
  });

  it('given jobs, when machines read them, then they are listed with their places in the whole', async () => {
    const [organization, list] = jsonLdOf(await companyHtml(exampleCompany, 60, { q: '', page: 2 }))['@graph'];
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'Harbor & Pine' });
    expect(list.itemListElement).toEqual([
      { '@type': 'ListItem', position: 26, name: 'Marine joiner 1', url: 'https://jobs.example/joiner-1' },
      { '@type': 'ListItem', position: 27, name: 'Marine joiner 2', url: 'https://jobs.example/joiner-2' },
    ]);
  });

  it('given a company that has said nothing, when shown, then only what is known is there', async () => {
    const html = await htmlOf(
      companyPage(silentCompany, { jobsFound: 0, jobs: [] }, { origin, language: english, ...unasked }),
    );
    expect(html).toContain('There are no open jobs at the moment.');
    for (const piece of ['<form', 'mailto:', 'tel:', 'id="contact"', 'class="label"', 'class="pages"'])
      expect(html).not.toContain(piece);
  });
});
