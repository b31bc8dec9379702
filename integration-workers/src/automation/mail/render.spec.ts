import { describe, expect, it } from 'vitest';
import { type MailTexts, renderMail } from './render.ts';

type Values = { name: string; company: string };
const texts: MailTexts<Values> = {
  'en-us': ({ name, company }) => ({
    subject: `Hello ${name}`,
    paragraphs: [`Dear ${name},`, `welcome to ${company}.`],
  }),
  'pt-br': ({ name, company }) => ({ subject: `Olá ${name}`, paragraphs: [`Boas-vindas a ${company}.`] }),
};

const brand = {
  name: 'Harbor & Pine',
  color: '#7a1f5c',
  logo: { url: 'https://onrecord.example/logo.png', width: 80, height: 40 },
};

describe('a mail from a template', () => {
  it('given plain values, when it is rendered, then subject, text and html say them', () => {
    const mail = renderMail(texts, 'en-us', { values: { name: 'Ada', company: 'Harbor & Pine' }, brand });
    expect(mail.subject).toBe('Hello Ada');
    expect(mail.text).toBe('Dear Ada,\n\nwelcome to Harbor & Pine.\n');
    expect(mail.html).toContain('<html lang="en-US">');
    expect(mail.html).toContain('<p>welcome to Harbor &amp; Pine.</p>');
  });

  it('given a company, when it is rendered, then its logo and colour are there, in the dark too (AUT-16)', () => {
    const { html } = renderMail(texts, 'en-us', { values: { name: 'Ada', company: 'Pine' }, brand });
    expect(html).toContain(
      '<img src="https://onrecord.example/logo.png" alt="Harbor &amp; Pine" width="80" height="40">',
    );
    expect(html).toContain('prefers-color-scheme:dark');
    expect(
      renderMail(texts, 'en-us', { values: { name: 'Ada', company: 'Pine' }, brand: { ...brand, logo: null } }).html,
    ).toContain('<header>Harbor &amp; Pine</header>');
  });

  it('given Portuguese, when it is rendered, then text and language are Portuguese', () => {
    const mail = renderMail(texts, 'pt-br', { values: { name: 'Ada', company: 'Cais' }, brand });
    expect(mail.subject).toBe('Olá Ada');
    expect(mail.html).toContain('<html lang="pt-BR">');
  });

  it('given a name with markup and template signs, when it is rendered, then it stays text', () => {
    const mail = renderMail(texts, 'en-us', {
      values: { name: '<img src=x onerror=alert(1)> {{ company }}', company: 'Pine' },
      brand,
    });
    expect(mail.html).not.toContain('<img src=x');
    expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt; {{ company }}');
    expect(mail.subject).toBe('Hello <img src=x onerror=alert(1)> {{ company }}');
  });

  it.each(['Ada\r\nBcc: all@example.com', 'Ada\u2028Bcc: all@example.com', 'Ada\u0085Bcc: all@example.com'])(
    'given a name over several lines, when it is rendered, then it starts neither a header nor a paragraph (%j)',
    (name) => {
      const mail = renderMail(texts, 'en-us', { values: { name, company: 'Pine' }, brand });
      expect(mail.subject).toBe('Hello Ada Bcc: all@example.com');
      expect(mail.text).toBe('Dear Ada Bcc: all@example.com,\n\nwelcome to Pine.\n');
    },
  );
});
