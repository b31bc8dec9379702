import { emailAddressPtBr } from '#ui-kit/identity/email-address/email-address.pt-br';
import { passwordPtBr } from '#ui-kit/identity/password/password.pt-br';
import { securityPtBr } from '#ui-kit/identity/session/security.pt-br';
import { sessionPtBr } from '#ui-kit/identity/session/session.pt-br';
import { preferencesPtBr } from '#ui-kit/preferences/preferences.pt-br';
import { fieldPtBr, problemPtBr } from '#ui-kit/problem/problem.pt-br';

export const ptBr = {
  ...preferencesPtBr,
  ...sessionPtBr,
  ...securityPtBr,
  ...emailAddressPtBr,
  ...passwordPtBr,
  problem: problemPtBr,
  field: fieldPtBr,
};
