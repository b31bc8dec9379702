import { describe, expect, it } from 'vitest';
import { drawnText, spelledOut, unknownLetters } from './contract.letters.ts';

describe('letters of documents', () => {
  it('given names of Europe, when looked at, then every letter is known', () => {
    expect(unknownLetters('Łukasz Żółć, Ирина Ковалёва, Ελένη Παπαδοπούλου, João d’Ávila, Nguyễn Văn Đức')).toEqual([]);
  });

  it('given letters apart from their marks, blanks of other widths and what is not seen, then they are drawn as one reads them', () => {
    expect(drawnText('Z\u0307o\u0301ł\u00adc\u0301\u00a0\u2009x\u200b')).toBe('Żółć  x');
  });

  it('given other letters, when told of, then each is named once, and what is not printed by its number', () => {
    expect(unknownLetters('李雷 and 李 👍\u0007')).toEqual(['李', '雷', '👍', 'U+0007']);
    expect(unknownLetters(String.fromCodePoint(...Array.from({ length: 900 }, (_, at) => 0x4e00 + at)))).toHaveLength(
      20,
    );
  });

  it('given other letters where nobody can be asked, when written, then their numbers stand for them', () => {
    expect(spelledOut('李雷 Ltd 👍')).toBe('[U+674E][U+96F7] Ltd [U+1F44D]');
  });
});
