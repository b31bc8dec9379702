import { z } from 'zod';
import { GivenPassword } from '#contracts/identity/password/password.fields';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { ChangeProfile } from './profile.commands.ts';
import { ProfileView } from './profile.views.ts';

export const showProfile = endpoint({
  method: 'GET',
  path: '/api/candidate/profile',
  access: 'authenticated',
  summary: 'Get my profile; 404 if there is none yet',
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
  summary: 'Request a copy of my data',
  answer: z.object({ id: Id }),
  status: 201,
});
/** Account, profile, applications and what each company has noted of them, as JSON. */
export const showMyExport = endpoint({
  method: 'GET',
  path: '/api/candidate/exports/:id',
  access: 'authenticated',
  summary: 'Get a requested copy of my data',
  params: ById,
  answer: z.looseObject({ id: Id, exportedAt: z.iso.datetime() }),
});
export const eraseMyAccount = endpoint({
  method: 'POST',
  path: '/api/candidate/erase',
  access: 'authenticated',
  summary: 'Delete my account permanently, destroying the key of its data',
  body: z.strictObject({ password: GivenPassword }),
  rateLimit: 'auth',
  answer: z.object({}),
});
