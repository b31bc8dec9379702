import type { Page } from '@playwright/test';
import { expect, test } from '#deploy/test/journey';
import { logIn, unique } from '#deploy/test/staff.fixture';
import {
  addCandidate,
  considerWithComment,
  findInterview,
  findMail,
  openFromMenu,
  openInterview,
  publishJob,
  type Story,
} from '#deploy/test/story.fixture';
import { english, portuguese, type Words } from '#deploy/test/words.fixture';

const storyOf = (job: string, lastName: string): Story => ({
  job: unique(job),
  firstName: 'Maren',
  lastName: unique(lastName),
  email: `${unique('maren').replace(' ', '.')}@mail.example`,
  comment: unique('Knows how a hull wants to bend; see answer three.'),
});

const PHONE = { width: 390, height: 844 };

/** On a phone the way to a new record floats 18 px from the edges (docs/product.md UI-7). */
const expectFloating = async (page: Page, words: Words): Promise<void> => {
  await openFromMenu(page, 'jobs', words);
  const box = await page.getByRole('link', { name: words.job.create }).boundingBox();
  expect(box && [PHONE.width - box.x - box.width, PHONE.height - box.y - box.height]).toEqual([18, 18]);
};

const runs = [
  { words: english, viewport: { width: 1280, height: 800 }, story: storyOf('Spar maker', 'Tolland') },
  { words: portuguese, viewport: PHONE, story: storyOf('Veleiro', 'Antunes') },
];

for (const { words, viewport, story } of runs) {
  test.describe(`in ${words.locale}, ${viewport.width} px wide`, () => {
    test.use({ viewport });

    test('given a recruiter, when a job is taken from its first line to a decision, then list, log, audit and mailbox show it at once', async ({
      page,
      browser,
    }) => {
      await page.goto('/a/login');
      await page.getByRole('combobox').first().selectOption(words.locale);
      await logIn(page, 'recruiter', words);
      await expect(page.locator('html')).toHaveAttribute('lang', words.htmlLang);
      if (viewport === PHONE) await expectFloating(page, words);
      await publishJob(page, story, words);
      await addCandidate(page, story, words);
      await openInterview(page, story, words);
      await considerWithComment(page, story, words);
      const interviewId = /interviews\/([^/]+)/.exec(page.url())?.[1];
      await findInterview(page, story, words);
      await findMail(page, story, words);

      const auditor = await browser.newPage();
      await logIn(auditor, 'auditor');
      await auditor.goto(`/t/reporting/audit-log/interview/${interviewId}`);
      const events = auditor.getByRole('region', { name: 'Events' });
      await expect(events.getByText('Interview status changed')).toBeVisible();
      await expect(events.getByText(/Rosa Delgado/).first()).toBeVisible();
      await expect(events.getByText(story.comment)).toBeVisible();
      await auditor.close();
    });
  });
}
