import { describe, expect, it } from 'vitest';
import { displayFileName, displayFolderName, downloadFileName } from './file-name.ts';

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd', 'passwd'],
    ['a\\b\\cv.doc', 'cv.doc'],
    ['.htaccess', 'htaccess'],
    ['  a\r\n b.pdf ', 'a b.pdf'],
    ['\u202Efdp.exe', 'fdp.exe'],
    ['\uD800.pdf', '\uFFFD.pdf'],
    ['e\u0301', 'é'],
    ['', 'file'],
  ])('given %j, when it is shown, then it is %j', (sent, name) => {
    expect(displayFileName(sent)).toBe(name);
  });

  it.each([
    ['Q1/Q2', 'Q1/Q2'],
    ['a\u202Efdp', 'afdp'],
    ['\u200F', '-'],
  ])('given a folder %j, when it is shown, then it is %j', (sent, name) => {
    expect(displayFolderName(sent)).toBe(name);
  });

  it('given a name that is too long, when it is shown, then it keeps its extension and no half of a character', () => {
    const name = displayFileName(`${'x'.repeat(195)}😀${'x'.repeat(99)}.pdf`);
    expect([name, name.isWellFormed()]).toEqual([`${'x'.repeat(195)}.pdf`, true]);
  });

  it.each([
    ['cv.pdf', 'pdf', 'cv.pdf'],
    ['me.JPEG', 'jpg', 'me.JPEG'],
    ['run.exe', 'png', 'run.exe.png'],
    ['cv', 'docx', 'cv.docx'],
  ])('given %s of type %s, when it is saved, then it is called %s', (name, extension, saved) => {
    expect(downloadFileName(name, extension)).toBe(saved);
  });
});
