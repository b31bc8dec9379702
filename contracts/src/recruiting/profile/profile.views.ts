import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { ProfileSaid } from './profile.events.ts';

export const ProfileView = z.object({ id: Id, ...ProfileSaid.shape, email: z.string(), version: z.int() });
export type ProfileView = z.infer<typeof ProfileView>;
