import { z } from 'zod';
import { Id } from '#contracts/kernel/id';

export const MyTeam = z.object({ id: Id, name: z.string() });
export type MyTeam = z.infer<typeof MyTeam>;
