import type { MemberView } from 'contracts/identity/membership/membership.views';

/** Those who can come in are offered, with what tells one from another of the same name. */
export const offered = { status: 'active' };
export const offeredUser = ({ id, name, email }: MemberView) => ({ id, name: `${name} · ${email}` });
