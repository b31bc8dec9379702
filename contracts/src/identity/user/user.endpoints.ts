import { endpoint } from '#contracts/kernel/endpoint';
import { ChangeUser } from './user.commands.ts';
import { UserView } from './user.views.ts';

export const changeMyAccount = endpoint({
  method: 'PATCH',
  path: '/api/auth/user',
  access: 'authenticated',
  summary: 'Change my name, language or time zone',
  body: ChangeUser,
  answer: UserView,
});
