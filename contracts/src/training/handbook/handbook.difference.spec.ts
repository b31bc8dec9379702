import { describe, expect, it } from 'vitest';
import { documentLines, partsOf } from './handbook.difference.ts';
import type { HandbookContent } from './handbook.fields.ts';

const id = (last: string) => `00000000-0000-4000-8000-0000${last.padStart(8, '0')}`;
const step = {
  ...{
    id: id('1'),
    name: 'Moor',
    text: 'Tie up',
    checks: [],
    imageFileId: id('a'),
    videoFileId: id('b'),
    videoUrl: null,
  },
  ...{ attachments: [{ id: id('2'), name: 'Knots', fileId: id('c') }], lessonIds: [id('d')] },
};
const question = { text: 'Left?', choices: [{ text: 'Yes', isRight: true }] };
const content = {
  ...{ name: 'Mooring', summary: '', fileId: id('e'), steps: [step], questions: [question], passPercent: 80 },
} as unknown as HandbookContent;

describe('the comparison of versions (docs/product.md HBK-3)', () => {
  it('given another file, picture, video, lesson, file under the same name or pass mark, when compared, then a line differs', () => {
    const before = documentLines(content);
    const changed = (over: Partial<HandbookContent>) =>
      documentLines({ ...content, ...over }).filter((line) => !before.includes(line));
    const other = id('f');
    expect(changed({ fileId: other })).toEqual(['📄 #0000000f']);
    expect(changed({ passPercent: 100 })).toEqual(['≥ 100 %']);
    for (const part of [
      { imageFileId: other },
      { videoFileId: other },
      { lessonIds: [other] },
      { attachments: [{ id: id('2'), name: 'Knots', fileId: other }] },
    ])
      expect(changed({ steps: [{ ...step, ...part }] })).toHaveLength(1);
  });

  it('given names of files and lessons, when written, then they stand there', () => {
    expect(partsOf(content)).toEqual({ files: [id('e'), id('a'), id('b')], lessons: [id('d')] });
    expect(documentLines(content, new Map([[id('a'), 'Pier.jpg']]))).toContain('🖼 Pier.jpg #0000000a');
  });
});
