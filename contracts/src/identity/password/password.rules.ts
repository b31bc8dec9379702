import { MIN_PASSWORD_LENGTH } from './password.limits.ts';

/** What a password must not be, apart from too short. */
export type PasswordFault = 'password-too-short' | 'password-common' | 'password-like-account';

/** Whose password it is to be, as far as one knows. */
export type PasswordOf = { email?: string; name?: string };

/** Words that guessed passwords are made of; with digits or signs around them they are no better. Own collection. */
const COMMON = new Set(
  `password passwort passcode passphrase senha minhasenha mysenha mypassword yourpassword newpassword thepassword secret secreto
  topsecret segredo qwerty qwertz azerty qwertyuiop qwertyui asdfghjkl asdfgh asdf zxcvbnm zxcvbn qazwsx qazwsxedc qweasd
  qweasdzxc wasd letmein letmeinnow welcome welcomeback bemvindo hello hellohello helloworld iloveyou iloveu ilovejesus
  teamo euteamo loveyou lovely sunshine princess princesa monkey dragon master superman batman spiderman pokemon starwars
  football futebol baseball basketball soccer hockey liverpool chelsea arsenal barcelona flamengo corinthians palmeiras
  santos vasco brasil brazil america london newyork california texas summer winter spring autumn january february march
  april june july august september october november december janeiro fevereiro abril junho julho agosto setembro outubro
  novembro dezembro monday friday segunda sexta admin administrator administrador root superuser user username usuario
  guest login logon access changeme changeit default test testing teste tester demo example company empresa office
  computer internet google facebook instagram linkedin microsoft windows apple samsung android iphone whatever trustno
  freedom liberdade jesus jesuschrist jesuscristo god family familia mother father brother sister michael jennifer jordan
  jessica daniel charlie thomas robert andrew ashley nicole hunter killer shadow ninja mustang ferrari mercedes porsche
  harley cookie chocolate banana cheese pepper flower butterfly rainbow diamond silver golden purple orange blink
  onrecord recruiting recruiter candidate candidato training trabalho emprego abc abcd abcde abcdef abcdefg abcdefgh
  abcdefghij abcabc aaa xxx zzz qqq`.split(/\s+/),
);

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
const unleeted = (text: string): string =>
  letters(text.toLowerCase().replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign));

/** The shortest text that makes `text` when repeated: `ab` of `ababab`. */
const unitOf = (text: string): string => {
  for (let length = 1; length <= text.length / 2; length += 1) {
    if (text.length % length === 0 && text.slice(0, length).repeat(text.length / length) === text)
      return text.slice(0, length);
  }
  return text;
};

/** Each follows the one before, up or down; after 9 comes 0: `1234567890`, `hgfedcba`. */
const isRun = (text: string): boolean => {
  const steps = [...text].slice(1).map((sign, at) => sign.charCodeAt(0) - text.charCodeAt(at));
  const all = (one: number, around: number) => steps.every((step) => step === one || step === around);
  return all(1, -9) || all(-1, 9);
};

const isCommon = (password: string): boolean => {
  const small = password.toLowerCase();
  if (unitOf(small).length <= 3 || isRun(small) || isRun(unitOf(small))) return true;
  // Digits and signs alone, with hardly a difference among them: a date, a telephone number's beginning.
  if (letters(small) === '' && new Set(small).size <= 3) return true;
  const trimmed = small.replace(/^[^a-z]+|[^a-z]+$/g, '');
  const words = [letters(small), unleeted(small), unleeted(trimmed)].filter(Boolean);
  return words.some((word) => COMMON.has(word) || COMMON.has(unitOf(word)));
};

const isLikeAccount = (password: string, { email = '', name = '' }: PasswordOf): boolean => {
  const small = password.toLowerCase();
  const [local = ''] = email.toLowerCase().split('@');
  if (email && small.includes(email.toLowerCase())) return true;
  const own = [letters(local), letters(name), ...name.split(/\s+/).map(letters)].filter((word) => word.length >= 3);
  return own.some((word) => letters(small) === word || unitOf(letters(small)) === word);
};

/** What is wrong with a password that somebody chooses, or null. Runs in browsers too, so that it is said while typing. */
export const passwordFault = (password: string, of: PasswordOf = {}): PasswordFault | null => {
  if (password.length < MIN_PASSWORD_LENGTH) return 'password-too-short';
  if (isLikeAccount(password, of)) return 'password-like-account';
  return isCommon(password) ? 'password-common' : null;
};
