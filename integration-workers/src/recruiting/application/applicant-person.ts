import type { Locale } from 'contracts/kernel/locale';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

/** Somebody who applies, as their own account and profile say. */
export type Person = {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  phoneE164: string;
  locale: Locale;
};

type Row = {
  name: string;
  email: string;
  locale: Locale;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  phoneE164: string | null;
};

const QUESTION = {
  projections: ['recruiting.profile'],
  text: `select a.name, a.email, a.locale, p.first_name as "firstName", p.last_name as "lastName", p.phone,
      p.phone_e164 as "phoneE164"
    from access.account a left join read.profile p on p.user_id = a.user_id
    where a.user_id = $1`,
};

/** Characters of a candidate's first or last name. */
const MAX_NAME = 100;
/** Stands for the last name of somebody who goes by one name. */
const NO_LAST_NAME = '–';

const cut = (name: string): string => name.slice(0, MAX_NAME).toWellFormed().trim();

/** An account has one name: the last word of it is taken as the last name. */
export const namesIn = (name: string): { firstName: string; lastName: string } => {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop() : undefined;
  return { firstName: cut(words.join(' ')), lastName: cut(last ?? NO_LAST_NAME) };
};

/** Undefined once the account is erased. Staff who apply elsewhere may have an account and no profile. */
export const readPerson = async (cause: Cause, userId: string, { read }: Tools): Promise<Person | undefined> => {
  const [row] = await read<Row>(cause, { ...QUESTION, person: userId, values: [userId] });
  if (!row) return undefined;
  const { name, email, locale, firstName, lastName, phone, phoneE164 } = row;
  const names = firstName && lastName ? { firstName, lastName } : namesIn(name);
  return { userId, ...names, email, phone: phone ?? '', phoneE164: phoneE164 ?? '', locale };
};
