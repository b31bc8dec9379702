import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint';
import { MyTeam } from './team.views.ts';

export const showMyTeams = endpoint({
  method: 'GET',
  path: '/api/tenant/my-teams',
  access: 'member',
  summary: 'The teams that I am in, by name',
  answer: z.array(MyTeam),
});
