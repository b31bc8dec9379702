import { openMailServer } from 'integration-workers/test/mail-server.harness';
import { expectAccessible } from '#deploy/test/accessible';
import { expect, test } from '#deploy/test/journey';
import { type Onrecord, startOnrecord } from '#deploy/test/onrecord.harness';
import { clientOf, logIn, unique } from '#deploy/test/staff.fixture';

type Row = { id: string };

let onrecord: Onrecord;
let server: Awaited<ReturnType<typeof openMailServer>>;
test.beforeAll(async () => {
  server = await openMailServer();
  onrecord = await startOnrecord({ env: { SMTP_URL: server.url } });
});
test.afterAll(async () => {
  await onrecord.discard();
  await server.close();
});

const to = (address: string) => server.raw.filter((mail) => mail.includes(`To: ${address}`));
const subjectOf = (mail = '') => /^Subject: (.*)$/m.exec(mail)?.[1]?.trim();

test('given a template with tags, when it is seen, sent to two candidates and a mail of the product is changed and reset, then each gets the right words', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: onrecord.url, locale: 'en-US' });
  const page = await context.newPage();
  const owner = await clientOf('owner', { baseUrl: onrecord.url });
  const people = [
    { firstName: 'Zelda', lastName: unique('Quill'), email: 'zelda@mail.example' },
    { firstName: 'Zeno <b>Bold</b>', lastName: unique('Quill'), email: 'zeno@mail.example' },
  ];
  const ids: string[] = [];
  for (const body of people)
    ids.push(((await owner.request('POST', '/api/tenant/candidates', { body })).data as Row).id);
  await logIn(page, 'owner');

  // A name is needed, tags come from a menu, unknown ones are named.
  const name = unique('Thanks');
  await page.goto('/t/settings/email-template/create');
  const field = (label: string) => page.getByRole('textbox', { name: label });
  await page.getByRole('button', { name: 'Create template' }).click();
  await expect(page.getByText('Template name required')).toBeVisible();
  await page.getByLabel('Name').fill(name);
  await field('Subject').fill('For ');
  await page.getByRole('button', { name: 'Insert tag: Subject' }).click();
  await page.getByRole('menuitem', { name: /^First name/ }).click();
  await expect(field('Subject')).toHaveValue('For {{ candidate.first_name }}');
  await field('Message').click();
  await page.keyboard.type('{{ user.name }}.');
  await expect(field('Message').locator('[data-tag]')).toHaveCount(1);
  await expect(field('Message')).toHaveText('{{ user.name }}.');
  await field('Message').fill('Dear {{ candidate.first_name }}, {{ candidate.shoe_size }}');
  await page.getByRole('button', { name: 'Create template' }).click();
  await expect(page.getByText('There is no tag named candidate.shoe_size')).toBeVisible();
  // Written as Markdown, shown as it will be read, where a tag is one thing.
  const asMarkdown = page.getByRole('button', { name: 'Markdown' });
  await asMarkdown.click();
  await field('Message').fill(
    'Dear {{ candidate.first_name }},\n\nwelcome to **{{ company.name }}**.\n\n{{ user.name }}',
  );
  await asMarkdown.click();
  await expect(field('Message').locator('[data-tag="{{ user.name }}"]')).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('Dear Maria,')).toBeVisible();
  await expectAccessible(page, page.url());
  await page.getByRole('button', { name: 'Create template' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible();

  // To two of a list, the same words for each with their own name.
  await page.goto(`/t/recruiting/candidates?filter=${encodeURIComponent('{"q":"Quill"}')}`);
  for (const { lastName } of people)
    await page
      .getByRole('row', { name: new RegExp(lastName) })
      .getByRole('checkbox')
      .check();
  await page.getByRole('button', { name: 'Send email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send email' });
  await dialog.getByRole('combobox', { name: 'Template' }).click();
  await dialog.getByRole('option', { name }).click();
  await expect(dialog.frameLocator('iframe').getByText(/^Dear Ze/)).toBeVisible();
  await expectAccessible(page, page.url());
  await dialog.getByRole('button', { name: 'Send 2 emails' }).click();
  await expect(dialog).toHaveCount(0);
  // In the morning the product writes to staff, too.
  const both = () => people.map(({ email }) => to(email).length);
  await expect(() => expect(both()).toEqual([1, 1])).toPass();
  expect(subjectOf(to('zelda@mail.example')[0])).toBe('For Zelda');
  expect(subjectOf(to('zeno@mail.example')[0])).toBe('For Zeno <b>Bold</b>');
  expect(to('zeno@mail.example')[0]).toContain('Dear Zeno &lt;b&gt;Bold&lt;/b&gt;,');
  expect(to('zelda@mail.example')[0]).toMatch(/^Reply-To: admin@harbor\.example$/m);

  // It stands on their page with what became of it.
  await page.goto(`/t/recruiting/candidates/${ids[0]}/view`);
  const sent = page.getByRole('row', { name: /For Zelda/ });
  await expect(sent.getByText('Sent', { exact: true })).toBeVisible();
  await sent.getByRole('button').first().click();
  await expect(page.getByText('To zelda@mail.example')).toBeVisible();

  // A mail of the product in the company's words, and back.
  const { data: jobs } = await owner.request('GET', '/api/tenant/jobs', { query: { range: '[0,0]' } });
  const decide = async (candidateId: string | undefined, status: string) => {
    const body = { candidateId, jobId: (jobs as Row[])[0]?.id };
    const opened = (await owner.request('POST', '/api/tenant/interviews', { body })).data as Row;
    await owner.request('POST', `/api/tenant/interviews/${opened.id}/status`, { body: { status } });
  };
  await page.goto('/t/settings/product-mail');
  await page.getByRole('link', { name: /^Interview approved/ }).click();
  await expect(page.getByText('This is the current text.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Subject' }).first().fill('Hooray, {{ candidate.first_name }}');
  await page.getByRole('button', { name: 'Use this text' }).click();
  await expect(page.getByRole('link', { name: /^Interview approved/ }).getByText('Your text')).toBeVisible();
  await expectAccessible(page, page.url());
  await decide(ids[0], 'approved');
  await expect(() => expect(to('zelda@mail.example').map(subjectOf)).toContain('Hooray, Zelda')).toPass();

  await page.getByRole('link', { name: /^Interview approved/ }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Reset' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('link', { name: /^Interview approved/ }).getByText('Default')).toBeVisible();
  await decide(ids[1], 'approved');
  await expect(() =>
    expect(to('zeno@mail.example').map(subjectOf)).toContainEqual(expect.stringContaining('Good news')),
  ).toPass();

  // Rejected in words of one's own, once that can be undone no more; undone, nobody is written to.
  const opened = async (candidateId: string | undefined, row: number) => {
    const query = { range: `[${row},${row}]`, sort: '["updatedAt","ASC"]' };
    const [job] = (await owner.request('GET', '/api/tenant/jobs', { query })).data as Row[];
    return (await owner.request('POST', '/api/tenant/interviews', { body: { candidateId, jobId: job?.id } }))
      .data as Row;
  };
  const [told, spared] = [await opened(ids[0], 3), await opened(ids[1], 3)];
  await page.goto(`/t/recruiting/interviews/${told.id}/view`);
  await page.getByText('Rejected', { exact: true }).click();
  await page.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('radio', { name: 'With an email I write' }).check();
  await page.getByRole('button', { name: 'Write email' }).click();
  const last = page.getByRole('dialog', { name: /^Email to Zelda/ });
  await last.getByRole('textbox', { name: 'Subject' }).fill('Farewell, {{ candidate.first_name }}');
  await last.getByRole('textbox', { name: 'Message' }).fill('All the best.');
  await last.getByRole('button', { name: 'Reject and send' }).click();
  await expect(last).toHaveCount(0);
  const mail = { locale: 'en-us', subject: 'Never', content: 'Never' };
  const body = { ids: [spared.id], status: 'rejected' };
  await owner.request('POST', '/api/tenant/interviews/status', { body: { ...body, mail } });
  await owner.request('POST', '/api/tenant/interviews/status/undo', { body });
  await expect(() => expect(to('zelda@mail.example').map(subjectOf)).toContain('Farewell, Zelda')).toPass();
  await expect(async () => {
    const query = { filter: JSON.stringify({ candidateId: ids[1] }) };
    const { data } = await owner.request('GET', '/api/tenant/candidate-mails', { query });
    expect((data as { subject: string; status: string }[]).filter(({ subject }) => subject === 'Never')).toMatchObject([
      { status: 'cancelled' },
    ]);
  }).toPass();
  await context.close();
});
