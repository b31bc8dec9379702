import { MAX_FILE_NAME_LENGTH } from './file.choices.ts';

/** Control characters, and those that turn the direction of writing: `cv_[RLO]fdp.exe` reads as `cv_exe.pdf`. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
const PATH = /^.*[/\\]/su;
const EXTENSION = /\.[A-Za-z0-9]{1,10}$/u;

const printable = (sent: string): string => sent.toWellFormed().replace(UNPRINTABLE, '');

/** The name of a folder that people see: what they called it, without what cannot be shown. */
export const displayFolderName = (sent: string): string => printable(sent).normalize('NFC').trim() || '-';

/** The name that people see: what they called the file, without a path and whatever cannot be shown. Too long, it loses its middle. */
export const displayFileName = (sent: string): string => {
  const name = printable(sent).replace(PATH, '').normalize('NFC').trim().replace(/^\.+/u, '');
  if (name.length <= MAX_FILE_NAME_LENGTH) return name || 'file';
  const extension = EXTENSION.exec(name)?.[0] ?? '';
  return `${name
    .slice(0, MAX_FILE_NAME_LENGTH - extension.length)
    .toWellFormed()
    .replace(/\uFFFD$/u, '')}${extension}`;
};

/** The name to be saved under: it ends in what the file is, whatever somebody called it. */
export const downloadFileName = (name: string, extension: string): string => {
  const said = EXTENSION.exec(name)?.[0].slice(1).toLowerCase();
  const isSame = said === extension || (extension === 'jpg' && said === 'jpeg');
  return isSame || extension === '' ? name : `${name}.${extension}`;
};
