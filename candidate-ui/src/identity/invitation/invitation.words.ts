import { addWords } from 'ui-kit/i18n/i18n';
import { invitationEnUs } from './invitation.en-us.ts';

export const words = await addWords({
  'en-us': invitationEnUs,
  'pt-br': async () => (await import('./invitation.pt-br.ts')).invitationPtBr,
});
