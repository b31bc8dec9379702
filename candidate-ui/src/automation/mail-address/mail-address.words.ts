import { addWords } from 'ui-kit/i18n/i18n';
import { mailAddressEnUs } from './mail-address.en-us.ts';

export const words = await addWords({
  'en-us': mailAddressEnUs,
  'pt-br': async () => (await import('./mail-address.pt-br.ts')).mailAddressPtBr,
});
