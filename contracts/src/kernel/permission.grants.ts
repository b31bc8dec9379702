/**
 * Who holds a permission from the start, beside the owner, who holds all of the company's: built-in roles, people who are in the
 * company for their training alone, API keys (which may be given it) and admins of a parent company.
 */
export type Holder = 'Recruiter' | 'Trainer' | 'Auditor' | 'training-only' | 'api-key' | 'partner';
type Right = 'create' | 'read' | 'update' | 'delete';

/** Who may change the things of one area, and who may read them. */
export type Grant = { change: readonly Holder[]; read: readonly Holder[] };

const outside: readonly Holder[] = ['api-key', 'partner'];

export const hiring: Grant = { change: ['Recruiter', ...outside], read: ['Recruiter', 'Auditor', ...outside] };
export const training: Grant = {
  change: ['Trainer', 'training-only', ...outside],
  read: ['Trainer', 'Auditor', 'training-only', ...outside],
};
/** What trainers rate by is not for those who are only trained. */
export const trainers: Grant = { change: ['Trainer', ...outside], read: ['Trainer', 'Auditor', ...outside] };
/** Labels, which trainers put on programs too. */
export const labelled: Grant = { change: outside, read: ['Recruiter', 'Trainer', 'Auditor', ...outside] };
/** The library, from which lessons take videos and files: trainers bring what they need, and leave the rest as it is. */
export const libraryOfTrainers: Grant = { change: outside, read: ['Trainer', 'Auditor', ...outside] };
export const administration: Grant = { change: outside, read: ['Auditor', ...outside] };
/** Recruiters work with what administrators make. */
export const shared: Grant = { change: outside, read: ['Recruiter', 'Auditor', ...outside] };
/** Who may come in is decided by people: a key that leaks makes no users or roles that outlive it. */
export const access: Grant = { change: ['partner'], read: ['Auditor', ...outside] };
/** Whom the company belongs together with is the company's own, and takes a person. */
export const belonging: Grant = { change: [], read: ['Auditor', 'api-key'] };

type Rights<Name extends string> = Record<Name, readonly Holder[]>;

/** One permission and who holds it. */
export const right = <const Name extends string>(name: Name, holders: readonly Holder[]) =>
  ({ [name]: holders }) as Rights<Name>;

/** The four rights over an aggregate; `special` says who holds one of them otherwise. */
export const crud = <const Group extends string>(
  group: Group,
  { change, read }: Grant,
  special: Partial<Record<Right, readonly Holder[]>> = {},
) =>
  ({
    [`${group}.create`]: special.create ?? change,
    [`${group}.read`]: special.read ?? read,
    [`${group}.update`]: special.update ?? change,
    [`${group}.delete`]: special.delete ?? change,
  }) as Rights<`${Group}.${Right}`>;
