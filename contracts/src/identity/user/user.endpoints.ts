import { endpoint } from '#contracts/kernel/endpoint';
import { ChangeUser } from './user.commands.ts';
import { UserView } from './user.views.ts';

export const changeMyAccount = endpoint({
  method: 'PATCH',
  path: '/api/auth/user',
  access: 'authenticated',
  summary: 'Change my name, language, time zone, or which mails I do not want',
  body: ChangeUser,
  answer: UserView,
});
