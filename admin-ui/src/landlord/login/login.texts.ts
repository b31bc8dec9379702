import type { Locale } from 'contracts/kernel/locales';

type Texts = { title: string; heading: string; lead: string };

export const loginTexts: Record<Locale, Texts> = {
  'en-us': {
    title: 'Landlord area',
    heading: 'Landlord area',
    lead: 'For those who run this installation. Companies and candidates log in at another page.',
  },
  'pt-br': {
    title: 'Área do operador',
    heading: 'Área do operador',
    lead: 'Para quem opera esta instalação. Empresas e candidatos entram por outra página.',
  },
};
