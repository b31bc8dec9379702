import type { Random } from '#deploy/seed/random';

/** Numbers that regulators keep free for stories, by country; elsewhere numbers that nobody is given. `N` is a drawn digit. */
const PATTERNS: Record<string, string> = {
  US: '+1 218 555 01NN',
  CA: '+1 613 555 01NN',
  GB: '+44 7700 900NNN',
  FR: '+33 6 39 98 NN NN',
  DE: '+49 171 39200NN',
  SE: '+46 70 1740 6NN',
  BR: '+55 48 90000 0NNN',
};

/** The number after it: the last two digits of every pattern are drawn. */
const nextTo = (phone: string): string => {
  const end = (Number(phone.slice(-2)) + 1) % 100;
  return `${phone.slice(0, -2)}${String(end).padStart(2, '0')}`;
};

/** A number that nobody of `taken` has. */
export const drawTelephone = (random: Random, country: string, taken: ReadonlySet<string>): string => {
  let phone = (PATTERNS[country] ?? '+1 218 555 01NN').replaceAll('N', () => String(random.between(0, 9)));
  while (taken.has(phone)) phone = nextTo(phone);
  return phone;
};

const MAILBOXES = ['mail.example', 'post.example', 'inbox.example', 'letters.example'] as const;

/** "Mairéad", "van Dijk" → `mairead.vandijk@…example`. */
export const drawEmail = (random: Random, first: string, last: string): string => {
  const plain = (name: string) =>
    name
      .normalize('NFD')
      .toLowerCase()
      .replace(/[^a-z]/g, '');
  return `${plain(first)}.${plain(last)}@${random.pick(MAILBOXES)}`;
};
