import { liveInterview } from 'contracts/recruiting/live-interview/live-interview.entity';
import { userIdOf } from '#deploy/seed/register';
import { expectAccessible, openUntilShown } from '#deploy/test/accessible';
import { everyType, inviteSomebody } from '#deploy/test/interview.fixture';
import { expect, test } from '#deploy/test/journey';
import { press, tabTo } from '#deploy/test/keyboard';
import { logIn, staff, unique } from '#deploy/test/staff.fixture';

/** Milliseconds until it begins: as soon as it can be planned at all. */
const SOON = 3_000;

test('given a live interview that has begun, when an interviewer fills in the scorecard on a phone by keyboard, then who still owes one is said, and both are compared', async ({
  page,
  browser,
}) => {
  const { owner, interviewId } = await inviteSomebody(everyType().slice(0, 1));
  const interviewerIds = [staff.owner, staff.recruiter].map((email) => userIdOf({ email }));
  const title = unique('First conversation');
  const { data: live } = await owner.call(liveInterview.endpoints.create, {
    body: {
      ...{ interviewId, title, minutes: 30, timeZone: 'America/Chicago', place: 'Sail loft' },
      ...{ interviewerIds, slots: [], startsAt: new Date(Date.now() + SOON).toISOString() },
    },
  });

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await logIn(phone, 'owner');
  const address = `/t/recruiting/live-interviews/${live.id}/view`;
  await openUntilShown(phone, address, phone.getByRole('heading', { name: 'Your scorecard' }));
  await expect(phone.getByText('Scorecard due')).toHaveCount(2);
  await press(phone, phone.getByRole('button', { name: 'Good 4' }));
  await expect(phone.getByRole('button', { name: 'Good 4' })).toHaveAttribute('aria-pressed', 'true');
  await tabTo(phone, phone.getByLabel('What stood out?'));
  await phone.keyboard.type('Steady hands, and asks before cutting.');
  await expectAccessible(phone, 'a scorecard on a phone');
  await press(phone, phone.getByRole('button', { name: 'Submit scorecard' }));
  await expect(phone.getByText('Steady hands, and asks before cutting.')).toBeVisible();
  await expect(phone.getByText('Scorecard submitted', { exact: true }).last()).toBeVisible();
  await expect(phone.getByText('Scorecard due')).toHaveCount(1);
  await expect(phone.getByRole('button', { name: 'Change my rating' })).toBeVisible();
  await phone.close();

  await logIn(page, 'recruiter');
  await page.goto('/t/recruiting/live-interviews');
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row.getByText('1 of 2 scorecards')).toBeVisible();
  await page.getByRole('combobox', { name: 'Scorecards' }).selectOption({ label: 'Mine to fill in' });
  await expect(page).toHaveURL(/scorecardDueFrom/);
  await row.getByRole('link').first().click();
  await expect(page.getByText('Good · 4')).toBeVisible();
  await page.getByRole('button', { name: 'Would hire today 5' }).click();
  await expect(page.getByText('No two reviewers agree. Average 4.5, from 4 to 5.')).toBeVisible();
  await page.getByRole('button', { name: 'Submit scorecard' }).click();
  await expect(page.getByText('Scorecard due')).toHaveCount(0);
  await expectAccessible(page, 'scorecards of two interviewers');
});
