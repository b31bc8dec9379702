import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillMail, paragraphsWithValues, tagsNotIn, templateFaults } from './mail-liquid.ts';
import { mailPage, pageIn } from './mail-page.ts';
import { mailExamples, mailTagNames, tagText, unknownTagsIn } from './mail-tags.ts';

const brand = { name: 'Harbor', color: '#0c4a3d', logo: null };
const empty = Object.fromEntries([...mailTagNames].map((name) => [name, '']));
const about = (values: object) => ({ ...empty, ...values });
const fill = (content: string, values: object = {}, subject = 'x') => fillMail({ subject, content }, about(values));
const shown = (content: string, values: object = {}) => {
  const filled = fill(content, values);
  return mailPage({ ...filled, locale: 'en-us', brand });
};
const hello = 'Hello {{ candidate.first_name }},';

describe('tags of a mail', () => {
  it('given every tag there is, when a text holds it, then nothing is wrong and its example is shown', () => {
    const content = [...mailTagNames].map((name) => tagText(name)).join('\n');
    expect(templateFaults(content)).toEqual({ unknown: [], isBroken: false });
    expect(fillMail({ subject: 'x', content }, mailExamples('pt-br')).missing).toEqual([]);
  });

  it.each([
    ['{{ candidate.shoe_size }} {{ job.title }}', ['candidate.shoe_size']],
    ['{{ candidate }}', ['candidate']],
    ['{{ candidate.first_name.constructor }}', ['candidate.first_name.constructor']],
    ['{{ candidate.first_name | default: company.secret }}', ['company.secret']],
    ['{{ __proto__.x }}', ['__proto__.x']],
  ])('given a tag that nobody knows, when looked at, then it is named: %s', (text, unknown) => {
    expect(templateFaults(text)).toEqual({ unknown, isBroken: false });
  });

  it.each([
    '{% for x in (1..9) %}{% endfor %}',
    '{{ candidate.first_name | upcase }}',
    '{{ candidate.first_name | raw }}',
    '{{ candidate.first_name|there }}',
    '{{ (1..999999999) }}',
    '{{ candidate.first_name | default: (1..999999999) }}',
    '{{ candidate.',
    '{{}}',
    '{% include "/etc/passwd" %}',
  ])('given what is no tag, when looked at, then it is broken: %s', (text) => {
    expect(templateFaults(text)).toEqual({ unknown: [], isBroken: true });
  });

  it('given any text, when looked at, then it is judged, and what is sound can be filled', () => {
    const piece = fc.constantFrom(
      '{{',
      '}}',
      '{%',
      '%}',
      ' candidate.first_name ',
      '|',
      'default:',
      '"',
      'a',
      '.',
      '\n',
      '[',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const { unknown, isBroken } = templateFaults(text);
        if (unknown.length === 0 && !isBroken) fill(text);
      }),
    );
  });

  it('given a tag without value, when filled, then its fallback stands there; without one it is told', () => {
    const tag = tagText('candidate.first_name', 'there');
    expect(fill(`Hello ${tag}`)).toMatchObject({ content: 'Hello there', missing: [] });
    expect(fill(hello)).toMatchObject({ content: 'Hello ,', missing: ['candidate.first_name'] });
  });

  it('given unknown names, when a form looks while one types, then it finds those the server would', () => {
    expect(unknownTagsIn('{{ candidate.shoe }} {{job.title}} {{- candidate.shoe }}')).toEqual(['candidate.shoe']);
  });
});

describe('values that mean no good', () => {
  it('given mark-up in a name, when shown, then it is text', () => {
    const name =
      '**Ada** <img src=x onerror=alert(1)> [x](https://evil.example) https://evil.example {{ company.name }}';
    const { html, text } = shown(hello, { 'candidate.first_name': name });
    expect(html).toContain(
      '**Ada** &lt;img src=x onerror=alert(1)&gt; [x](https://evil.example) https://evil.example {{',
    );
    expect(html).not.toMatch(/<img|<strong|href="https:\/\/evil/);
    expect(text).toBe(`Hello ${name},\n`);
  });

  it('given line breaks in a name, when filled, then it begins no header and no paragraph', () => {
    const name = 'Ada\r\nBcc: all@example.com\u2028\u0085\u0000# Heading';
    const filled = fillMail({ subject: hello, content: hello }, about({ 'candidate.first_name': name }));
    expect(filled.subject).toBe('Hello Ada Bcc: all@example.com # Heading,');
    expect(mailPage({ ...filled, locale: 'en-us', brand }).text).toBe('Hello Ada Bcc: all@example.com # Heading,\n');
  });

  it('given a megabyte, when filled, then it is cut', () => {
    const { content, subject } = fill(hello, { 'candidate.first_name': '*'.repeat(1_048_576) }, hello);
    expect(content.length).toBeLessThan(2_100);
    expect(subject.length).toBeLessThan(1_100);
  });

  it('given a name from right to left, when filled, then it stays within itself; what turns others around is gone', () => {
    expect(fill(hello, { 'candidate.first_name': 'دانا' }).content).toBe('Hello \u2068دانا\u2069,');
    expect(fill(hello, { 'candidate.first_name': 'A\u202Ebad' }).content).toBe('Hello Abad,');
  });

  it('given an address with signs of Markdown, when it is a link, then it leads where it should', () => {
    const values = { 'job.link': { url: 'https://onrecord.example/a_b(c)*d' } };
    const { html, text } = shown('See [the job]({{ job.link }}) or {{ job.link }}.', values);
    expect(html.match(/href="https:\/\/onrecord\.example\/a%5Fb%28c%29%2Ad"/g)).toHaveLength(2);
    expect(text).toBe(
      'See the job (https://onrecord.example/a%5Fb%28c%29%2Ad) or https://onrecord.example/a%5Fb%28c%29%2Ad.\n',
    );
  });
});

describe('a mail as it is read', () => {
  it('given Markdown, when shown, then the plain text reads as if written by hand', () => {
    const content =
      'Hi\n\nKind regards\nAna\n\n- one\n- two **bold**\n\nThen\n\n1. first\n2. second\n\n> quoted\n> more\n\n`code`';
    expect(shown(content).text).toBe(
      'Hi\n\nKind regards\nAna\n\n- one\n- two bold\n\nThen\n\n1. first\n2. second\n\n> quoted\n> more\n\ncode\n',
    );
  });

  it('given a line alone, when shown, then it is no heading; the company and its colour stand above, light and dark', () => {
    const { html } = shown('Hello Ada\n\nBye');
    expect(html).toContain('<p dir="auto">Hello Ada</p>');
    expect(html).toContain('<header>Harbor</header>');
    expect(html).toContain('prefers-color-scheme:dark');
  });

  it('given a page, when it is looked at in light or dark, then it is that whatever the system of whoever looks is', () => {
    const { html } = shown('Hello');
    expect(pageIn(html, 'dark')).toContain('@media all{body');
    expect(pageIn(html, 'light')).toContain('@media not all{body');
    expect(pageIn(html, 'dark')).not.toContain('prefers-color-scheme');
  });

  it('given a logo, when shown, then the name is for those who see no pictures', () => {
    const logo = { url: 'https://onrecord.example/l.webp?a=1&b=2', width: 400, height: 100 };
    const { html } = mailPage({ locale: 'pt-br', subject: 'x', content: 'y', brand: { ...brand, logo } });
    expect(html).toContain(
      '<img src="https://onrecord.example/l.webp?a=1&amp;b=2" alt="Harbor" width="160" height="40">',
    );
    expect(html).toContain('lang="pt-BR"');
  });
});

describe('paragraphs and lists of a mail of the product', () => {
  const withValues = (content: string, values: object) => paragraphsWithValues(content, about(values));

  it('given paragraphs, when none of their tags has a value, then they go; with one that has, or a fallback, they stay', () => {
    const content = `Hello\n\nBy {{ training.due_on }}.\n\n{{ job.title }} {{ job.link }}\n\n${tagText('company.phone', 'none')}`;
    expect(withValues(content, { 'job.title': 'Cook' })).toBe(
      `Hello\n\n{{ job.title }} {{ job.link }}\n\n${tagText('company.phone', 'none')}`,
    );
  });

  it('given paragraphs that end as on Windows, when one has a tag without a value, then it goes too', () => {
    expect(withValues('Hello\r\n\r\nBy {{ training.due_on }}.\r\n \r\nBye', {})).toBe('Hello\n\nBye');
  });

  it('given a long text of several lines, when shown, then all of it is there, as paragraphs of text; in a subject it is one line', () => {
    const text = `**Ropes** first\r\n\r\n${'knots '.repeat(400)}and ties`;
    const filled = fillMail(
      { subject: '{{ training.name }}', content: '{{ training.name }}' },
      about({ 'training.name': { text } }),
    );
    expect(filled.subject).toMatch(/^\*\*Ropes\*\* first knots/);
    const page = mailPage({ ...filled, locale: 'en-us', brand }).text;
    expect(page).toContain('**Ropes** first\n\nknots knots');
    expect(page.replaceAll(/\s+/g, ' ').trim()).toMatch(/knots and ties$/);
  });

  it('given a fallback over several paragraphs, when they are looked at, then nothing of it goes', () => {
    const content = '{{ job.title | default: "a\n\nb" }}';
    expect(templateFaults(content).isBroken).toBe(false);
    expect(withValues(content, {})).toBe(content);
  });

  it('given a list, when shown, then each is an item and is text; in a subject they are one line', () => {
    const values = about({ 'training.name': { lines: ['**Ropes**', 'Knots\nand ties'] } });
    const filled = fillMail({ subject: '{{ training.name }}', content: 'To do:\n\n{{ training.name }}' }, values);
    expect(filled.subject).toBe('**Ropes**; Knots and ties');
    expect(mailPage({ ...filled, locale: 'en-us', brand }).text).toBe('To do:\n\n- **Ropes**\n- Knots and ties\n');
    expect(withValues('{{ training.name }}', { 'training.name': { lines: [] } })).toBe('');
  });

  it('given tags that a mail needs, when it lacks one, then it is named', () => {
    expect(tagsNotIn('{{ job.title }} {{job.link}}', ['job.link', 'job.title'])).toEqual([]);
    expect(tagsNotIn('job.link', ['job.link'])).toEqual(['job.link']);
  });
});
