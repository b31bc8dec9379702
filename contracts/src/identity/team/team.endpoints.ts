import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint';
import { MyTeam } from './team.views.ts';

export const showMyTeams = endpoint({
  method: 'GET',
  path: '/api/tenant/my-teams',
  access: 'member',
  summary: 'List the teams I am in, by name',
  answer: z.array(MyTeam),
});
