import { defaultTemplate, productMails } from 'contracts/automation/product-mail/product-mails';
import { beforeEach, describe, expect, it } from 'vitest';
import { type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/tenant/product-mails';

describe('mails of the product in a company’s words', () => {
  let app: SpecApp;
  beforeEach(() => {
    app = specApp();
  });

  it('given every mail as the product writes it, when a company takes it over, then it is taken', async () => {
    for (const mail of productMails) {
      const { status, body } = await app.owner('post', path, { mail, ...defaultTemplate(mail) });
      expect([mail, status, body.code]).toEqual([mail, 201, undefined]);
    }
  });

  it('given a mail in own words, when it is taken over again, then that is refused until it was reset', async () => {
    const words = { mail: 'contract-asked', ...defaultTemplate('contract-asked') };
    const { body } = await app.owner('post', path, words);
    expect((await app.owner('post', path, words)).body.code).toBe('product-mail-mail-taken');
    expect((await app.owner('delete', `${path}/${body.id}`)).status).toBe(200);
    expect((await app.owner('post', path, words)).status).toBe(201);
  });

  it('given a tag that the mail has no value of, when written, then it is refused by name', async () => {
    const words = { ...defaultTemplate('interview-approved'), content: '{{ candidate.email }}' };
    const { status, body } = await app.owner('post', path, { mail: 'interview-approved', ...words });
    expect([status, body.code, body.detail]).toEqual([422, 'mail-tag-unknown', 'Unknown tags: candidate.email']);
    const ofTeam = { mail: 'note-mention', ...defaultTemplate('note-mention') };
    expect((await app.owner('post', path, { ...ofTeam, mail: 'interview-approved' })).status).toBe(422);
  });

  it('given a mail to sign a contract, when a language lacks the link, then it is refused there (AUT-59)', async () => {
    const words = defaultTemplate('contract-asked');
    const variants = words.variants.map((variant) => ({ ...variant, content: 'Assine, por favor.' }));
    const { status, body } = await app.owner('post', path, { mail: 'contract-asked', ...words, variants });
    expect([status, body.code, body.errors]).toEqual([
      422,
      'product-mail-tag-needed',
      { 'variants.0.content': ['product-mail-tag-needed'] },
    ]);
  });

  it('given a draft of one, when it is shown, then with examples of its own tags', async () => {
    const { locale, subject, content } = defaultTemplate('note-mention');
    const shown = { locale, subject, content, mail: 'note-mention' };
    const { body } = await app.owner('post', '/api/tenant/email-templates/preview', shown);
    expect(body).toMatchObject({ subject: 'Ana Lima mentioned you in a note about Line cook', missing: [] });
    expect((await app.owner('post', '/api/tenant/email-templates/preview', { ...shown, mail: null })).status).toBe(422);
  });
});
