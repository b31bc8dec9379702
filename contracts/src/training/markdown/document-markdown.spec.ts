import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { derivedId } from '#contracts/kernel/id';
import { questionDefaults } from '#contracts/recruiting/question/question.fields';
import { HandbookContent, type HandbookStep } from '#contracts/training/handbook/handbook.fields';
import { documentFromMarkdown, documentToMarkdown, type ExportedDocument } from './document-markdown.ts';

const again = (text: string, path = 'a.md') =>
  documentToMarkdown({ ...documentFromMarkdown({ path, text }), kind: 'sop' }).text;
const step = (name: string, more: Partial<HandbookStep> = {}): HandbookStep => ({
  ...{ id: derivedId(name), name, text: '', checks: [], imageFileId: null, videoFileId: null, videoUrl: null },
  ...{ attachments: [], lessonIds: [], ...more },
});
const document = (more: Partial<ExportedDocument> = {}): ExportedDocument => ({
  ...{ name: 'Rig the boat', summary: '', fileId: null, steps: [step('Mast')], questions: [], passPercent: 100 },
  ...{ kind: 'sop', source: null, ...more },
});
/** Without ids, which are drawn anew. */
const said = (value: unknown) => JSON.parse(JSON.stringify(value, (key, one) => (key === 'id' ? undefined : one)));
const readBack = (written: ExportedDocument) => {
  const { source: _, ...content } = documentFromMarkdown(documentToMarkdown(written));
  return said({ ...content, kind: content.kind ?? 'sop' });
};
const without = ({ source: _, ...content }: ExportedDocument) => said(content);

describe('documents of the handbook as Markdown', () => {
  it('given a file, when it is a document, then headings of the second level are its steps, and what stands above them its summary (HBK-10)', () => {
    const text =
      '---\ntitle: Rigging\nowner: yard\n---\n\nWhy *we* do it.\n\n## Mast\n\nTwo people.\n\n### Wind\n\nNever.\n\n## Sails\n';
    const found = documentFromMarkdown({ path: 'rigging.md', text });
    expect(found).toMatchObject({ name: 'Rigging', summary: 'Why *we* do it.', kind: null });
    expect(found.steps.map((one) => [one.name, one.text])).toEqual([
      ['Mast', 'Two people.\n\n### Wind\n\nNever.'],
      ['Sails', ''],
    ]);
    expect(HandbookContent.safeParse(found).error).toBeUndefined();
    expect(again(text)).toBe(text);
  });

  it.each([
    ['a file without a title', 'Just text.\n'],
    ['nothing but a title', '---\ntitle: Knots\n---\n'],
    ['a title, a summary and steps', '# Knots\n\nText.\n\n## One\n\nA.\n'],
    ['a list of tasks, which is text', '## One\n\n- [ ] Ropes\n- [x] Buoys\n'],
    ['a checklist', '## One\n\nText.\n\n```checklist\n- [ ] Ropes\n- [ ] Buoys\n```\n'],
    [
      'a process with a test',
      '---\nkind: process\npass-percent: 80\n---\n\n## One\n\nText.\n\n```question\nWhich?\n\n- [x] This\n- [ ] That\n\ntype: multiple-choice\n```\n',
    ],
  ])('given %s, when imported and exported, then it is the same (HBK-10)', (_, text) => {
    const { kind } = documentFromMarkdown({ path: 'a.md', text });
    expect(documentToMarkdown({ ...documentFromMarkdown({ path: 'a.md', text }), kind: kind ?? 'sop' }).text).toBe(
      text,
    );
  });

  it('given every field, when exported and imported, then nothing is lost', () => {
    const choices = [
      { id: derivedId('x'), text: 'Two\nlines', isRight: true },
      { id: derivedId('y'), text: 'None', isRight: false },
    ];
    const written = document({
      summary: 'Short\n\n## with a heading',
      fileId: derivedId('file'),
      passPercent: 75,
      kind: 'process',
      steps: [
        step('Rig the boat', { text: '## Not a step' }),
        step('C# & *stars*', {
          text: '```checklist\n- [ ] no checklist\n```',
          checks: [
            { id: derivedId('c'), text: 'Ropes \\n dry' },
            { id: derivedId('d'), text: 'two\nlines' },
          ],
          imageFileId: derivedId('picture'),
          videoUrl: 'https://videos.example/a.mp4',
          attachments: [{ id: derivedId('a'), name: 'Plan B', fileId: derivedId('plan') }],
          lessonIds: [derivedId('l'), derivedId('m')],
        }),
      ],
      questions: [
        { ...questionDefaults, id: derivedId('q'), text: 'Which?', responseType: 'multiple-choice', choices },
      ],
    });
    expect(readBack(written)).toEqual(without(written));
    const onlyFile = document({ steps: [], fileId: derivedId('file'), summary: 'What it is.' });
    expect(readBack(onlyFile)).toEqual(without(onlyFile));
  });

  it('given a front matter, when the document changed since, then it says what is so now and keeps the rest', () => {
    const text = '---\nkind: process\nteam: yard\n---\n\n## One\n\nText.\n';
    const found = documentFromMarkdown({ path: 'a.md', text });
    expect(documentToMarkdown({ ...found, kind: 'sop', name: 'Knots' }).text).toBe(
      '---\nkind: sop\nteam: yard\n---\n\n# Knots\n\n## One\n\nText.\n',
    );
  });

  it('given any document, when exported and imported, then nothing is lost', () => {
    const line = fc.constantFrom(
      '## a',
      '# b',
      '```',
      '~~~',
      'text',
      '',
      '<!--',
      '[a]: b',
      '[a]',
      '---',
      '- a',
      '```summary',
    );
    const text = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n').trim());
    const name = fc
      .oneof(
        fc.constantFrom('a', '#', 'Rig the boat', '1. x', '&amp;', '`'),
        fc.string({ minLength: 1, maxLength: 20 }),
      )
      .map((one) => one.trim() || 'x');
    const check = name.map((said) => ({ id: derivedId(said), text: said }));
    const steps = fc.array(
      fc
        .tuple(name, text, fc.array(check, { maxLength: 2 }))
        .map(([named, body, checks]) => step(named, { text: body, checks })),
      { minLength: 1, maxLength: 3 },
    );
    fc.assert(
      fc.property(text, steps, (summary, some) => {
        const written = document({ summary, steps: some });
        expect(readBack(written)).toEqual(without(written));
      }),
    );
  });
});
