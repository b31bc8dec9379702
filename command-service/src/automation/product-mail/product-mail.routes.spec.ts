import { defaultTemplate, productMails } from 'contracts/automation/product-mail/product-mails';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/tenant/product-mails';

describe('mails of the product in a company’s words', () => {
  let app: SpecApp;
  beforeEach(() => {
    app = specApp();
  });

  it.each(productMails)(
    'given %s as the product writes it, when a company takes it over and resets it, then both are taken',
    async (mail) => {
      const { status, body } = await app.owner('post', path, { mail, ...defaultTemplate(mail) });
      expect(status).toBe(201);
      expect((await app.owner('post', path, { mail, ...defaultTemplate(mail) })).body.code).toBe(
        'product-mail-mail-taken',
      );
      expect((await app.owner('delete', `${path}/${body.id}`)).status).toBe(200);
      expect((await app.owner('post', path, { mail, ...defaultTemplate(mail) })).status).toBe(201);
    },
  );

  it('given a tag that the mail has no value of, when written, then it is refused by name', async () => {
    const words = { ...defaultTemplate('interview-approved'), content: '{{ candidate.email }}' };
    const { status, body } = await app.owner('post', path, { mail: 'interview-approved', ...words });
    expect([status, body.code, body.detail]).toEqual([422, 'mail-tag-unknown', 'Unknown tags: candidate.email']);
    const ofTeam = { mail: 'note-mention', ...defaultTemplate('note-mention') };
    expect((await app.owner('post', path, { ...ofTeam, mail: 'interview-approved' })).status).toBe(422);
  });

  it('given a draft of one, when it is shown, then with examples of its own tags', async () => {
    const { locale, subject, content } = defaultTemplate('note-mention');
    const shown = { locale, subject, content, mail: 'note-mention' };
    const { body } = await app.owner('post', '/api/tenant/email-templates/preview', shown);
    expect(body).toMatchObject({ subject: 'Ana Lima mentioned you in a note about Line cook', missing: [] });
    expect((await app.owner('post', '/api/tenant/email-templates/preview', { ...shown, mail: null })).status).toBe(422);
  });
});
