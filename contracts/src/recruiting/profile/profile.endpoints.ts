import { z } from 'zod';
import { MAX_PASSWORD_LENGTH } from '#contracts/identity/session/session.commands';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { ChangeProfile } from './profile.commands.ts';
import { ProfileView } from './profile.views.ts';

export const showProfile = endpoint({
  method: 'GET',
  path: '/api/candidate/profile',
  access: 'authenticated',
  summary: 'Read my profile; 404 where I have none yet',
  answer: ProfileView,
});
/** Somebody of a company's staff who has no profile yet makes one with this. */
export const changeProfile = endpoint({
  method: 'PATCH',
  path: '/api/candidate/profile',
  access: 'authenticated',
  summary: 'Change my profile',
  body: ChangeProfile,
  answer: ProfileView,
});
export const exportMyData = endpoint({
  method: 'POST',
  path: '/api/candidate/exports',
  access: 'authenticated',
  summary: 'Ask for a copy of my own data',
  answer: z.object({ id: Id }),
  status: 201,
});
/** Account, profile, applications and what each company has noted of them, as JSON. */
export const showMyExport = endpoint({
  method: 'GET',
  path: '/api/candidate/exports/:id',
  access: 'authenticated',
  summary: 'Read a copy of my own data that I asked for',
  params: ById,
  answer: z.looseObject({ id: Id, exportedAt: z.iso.datetime() }),
});
export const eraseMyAccount = endpoint({
  method: 'POST',
  path: '/api/candidate/erase',
  access: 'authenticated',
  summary: "Erase my account: its data's key is destroyed, for ever",
  body: z.strictObject({ password: z.string().min(1, 'field-required').max(MAX_PASSWORD_LENGTH) }),
  rateLimit: 'auth',
  answer: z.object({}),
});
