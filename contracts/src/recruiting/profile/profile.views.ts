import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { ProfileDetails } from './profile.events.ts';

export const ProfileView = z.object({ id: Id, ...ProfileDetails.shape, email: z.string(), version: z.int() });
export type ProfileView = z.infer<typeof ProfileView>;
